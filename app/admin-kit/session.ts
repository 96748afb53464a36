type AskToSignIn = () => Promise<boolean>;

let ask: AskToSignIn | undefined;
let asking: Promise<boolean> | undefined;

/** Registers who asks the person to sign in again; returns how to take it back. */
export function onSessionEnd(handler: AskToSignIn): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = undefined;
  };
}

/** True once the person has signed in again. Calls that fail at the same time wait for the same answer. */
export function signInAgain(): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}
