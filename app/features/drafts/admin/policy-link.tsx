import { Link } from "react-router";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { useTexts } from "#app/messages/messages.ts";
import { approvalTexts } from "./texts/approval.ts";

/** For owners, the settings that say who publishes each kind of record. */
export function PolicyLink() {
  const text = useTexts(approvalTexts);
  if (!useMay("sensitive.write")) return null;
  return (
    <Link to="/admin/resources?search=publish." className="justify-self-start text-sm font-medium text-accent hover:underline">
      {text.changePolicy}
    </Link>
  );
}
