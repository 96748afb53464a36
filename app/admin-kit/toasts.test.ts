import { toast } from "sonner";
import { describe, expect, it } from "vitest";
import { ApiFailure } from "./api-client.ts";
import { refusalToast, showError, showSuccess } from "./toasts.ts";

const lastToast = () => toast.getToasts().at(-1);

describe("spec §8 toasts", () => {
  it("stay 2.5 s for a success", () => {
    showSuccess("Deleted!");
    expect(lastToast()).toMatchObject({ title: "Deleted!", type: "success", duration: 2500 });
  });

  it("stay 1.5 s for an error, and say what it was", () => {
    showError("Bad Request");
    expect(lastToast()).toMatchObject({ title: "An error occurred: Bad Request", type: "error", duration: 1500 });
  });

  it.each([2500, 4500])("stay %d ms for what the server objects to", (duration) => {
    const validationErrors = [
      { field: "title", message: "Title is required" },
      { field: "url", message: "Link must be a web address" },
    ];
    refusalToast(duration)(new ApiFailure(400, "Bad Request", { validationErrors }));
    expect(lastToast()).toMatchObject({ title: "An error occurred: Title is required; Link must be a web address", duration });
  });

  it("leave every other failure to the failure box", () => {
    const before = toast.getToasts().length;
    refusalToast(2500)(new ApiFailure(0, "Network error", {}));
    expect(toast.getToasts()).toHaveLength(before);
  });
});
