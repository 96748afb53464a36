type Ask = () => Promise<boolean>;

/** A question that API calls raise and a dialog answers. Calls that raise it at the same time wait for the same answer. */
function raisedQuestion() {
  let ask: Ask | undefined;
  let openQuestion: Promise<boolean> | undefined;
  return {
    /** Registers the dialog; returns a function that removes it. */
    answerWith(handler: Ask): () => void {
      ask = handler;
      return () => {
        if (ask === handler) ask = undefined;
      };
    },
    /** True once the user has done it. */
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
