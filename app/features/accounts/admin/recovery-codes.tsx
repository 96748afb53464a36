import { useState } from "react";
import type { OwnFactors } from "#app/features/accounts/passkey-queries.ts";
import { profileKey, renewRecoveryCodes } from "#app/features/accounts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { OwnSection } from "./own-section.tsx";
import { OwnerProofForm, OwnPasswordField, useOwnerProof } from "./owner-proof.tsx";
import { ShownOnce } from "./shown-once.tsx";
import { ownAccountTexts } from "./texts/own-account.ts";

export function RecoveryCodes({ left, factors }: { left: number; factors: OwnFactors }) {
  const { recoveryCodes: text } = useTexts(ownAccountTexts);
  const proof = useOwnerProof(factors);
  const [codes, setCodes] = useState<string[]>();
  return (
    <OwnSection title={text.title}>
      <p className="text-sm">{text.left(left)}</p>
      <OwnerProofForm
        proof={proof}
        codeName="codesCode"
        send={async (proof) => setCodes((await renewRecoveryCodes(proof)).recoveryCodes)}
        refresh={[profileKey]}
        button={text.renew}
        look="secondary"
      >
        <OwnPasswordField proof={proof} name="codesPassword" />
      </OwnerProofForm>
      <NewRecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />
    </OwnSection>
  );
}

export function NewRecoveryCodes({ codes, onClose }: { codes: string[] | undefined; onClose: () => void }) {
  const { recoveryCodes: text } = useTexts(ownAccountTexts);
  return codes && <ShownOnce title={text.newTitle} text={text.newText} secret={codes.join("\n")} onClose={onClose} />;
}
