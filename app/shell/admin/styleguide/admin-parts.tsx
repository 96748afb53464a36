import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import { FailureBox } from "#app/admin-kit/failure-box.tsx";
import { FormSkeleton, TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import { BothSchemes, Part } from "./part.tsx";

const looks = ["primary", "secondary", "quiet", "danger", "quietDanger"] as const;

export function AdminParts() {
  return (
    <>
      <Part title="Buttons and badges" note="One primary button per screen. What cannot be pressed now is faded, never hidden.">
        <BothSchemes>
          {[false, true].map((disabled) => (
            <div key={String(disabled)} className="flex flex-wrap gap-2">
              {looks.map((look) => (
                <Button key={look} look={look} disabled={disabled}>
                  {look}
                </Button>
              ))}
            </div>
          ))}
          <div className="flex flex-wrap gap-2">
            <Badge>Draft</Badge>
            <Badge tone="good">Published</Badge>
            <Badge tone="warn">Spanish missing</Badge>
            <Badge tone="bad">Failed</Badge>
          </div>
        </BothSchemes>
      </Part>
      <Part title="Toasts" note="Success stays 2.5 seconds, failure 1.5.">
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => showSuccess("Data was created successfully")}>Show success</Button>
          <Button onClick={() => showError("the server did not answer")}>Show failure</Button>
        </div>
      </Part>
      <Part title="Error and loading" note="Data is pending, failed or there. What is pending holds the place, so that nothing jumps.">
        <BothSchemes>
          <FailureBox message="503" onRetry={() => undefined} />
          <TableSkeleton />
          <FormSkeleton />
        </BothSchemes>
      </Part>
    </>
  );
}
