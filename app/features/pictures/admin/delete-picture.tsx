import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/admin-kit/button.tsx";
import { libraryKey } from "#app/admin-kit/picture-query.ts";
import { Popup } from "#app/admin-kit/popup.tsx";
import { useListPath } from "#app/admin-kit/record-link.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import { deletePicture } from "#app/features/pictures/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { picturesTexts } from "./texts/pictures.ts";

/** Deletes a picture that nothing needs, for good. It has no history of its own, so there is no Undo to offer. */
export function DeletePicture({ name }: { name: string }) {
  const text = useTexts(picturesTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const listPath = useListPath("/admin/media");
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => deletePicture(name),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: libraryKey });
      showSuccess(text.deleted);
      await navigate(listPath, { replace: true });
    },
    onError: (error) => showError(error.message, 4500),
    onSettled: () => setOpen(false),
  });
  return (
    <>
      <Button look="quietDanger" onClick={() => setOpen(true)}>
        {text.deletePicture}
      </Button>
      <Popup
        open={open}
        onClose={() => setOpen(false)}
        title={text.deleteTitle}
        text={text.deleteText}
        actions={
          <>
            <Button onClick={() => setOpen(false)} resting={isPending}>
              {text.cancel}
            </Button>
            <Button look="danger" onClick={() => mutate()} resting={isPending}>
              {text.deleteNow}
            </Button>
          </>
        }
      />
    </>
  );
}
