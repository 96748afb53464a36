/** Why the server refused what a dialog asked for. */
export function Refusal({ message }: { message: string }) {
  return (
    <p role="alert" className="rounded-xl bg-bad-soft px-4 py-3 text-sm text-bad">
      {message}
    </p>
  );
}
