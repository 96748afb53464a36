type Ask = () => Promise<boolean>;

/** A question that calls raise and a dialog answers. Calls that raise it at the same time wait for the same answer. */
function raisedQuestion() {
  let ask: Ask | undefined;
  let openQuestion: Promise<boolean> | undefined;
  return {
    /** Registers who asks the person; returns how to take it back. */
    answerWith(handler: Ask): () => void {
      ask = handler;
      return () => {
        if (ask === handler) ask = undefined;
      };
    },
    /** True once the person has done what was asked. */
    raise(): Promise<boolean> {
      if (!ask) return Promise.resolve(false);
      openQuestion ??= ask().finally(() => {
        openQuestion = undefined;
      });
      return openQuestion;
    },
  };
}

export const { answerWith: onSessionEnd, raise: signInAgain } = raisedQuestion();
export const { answerWith: onConfirmationRequired, raise: confirmIdentity } = raisedQuestion();
