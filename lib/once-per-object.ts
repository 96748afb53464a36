/** Memoizes a function by its object argument. Neither may be mutated. */
export function oncePerObject<Given extends object, Result>(work: (given: Given) => Result): (given: Given) => Result {
  const results = new WeakMap<Given, { result: Result }>();
  return (given) => {
    const earlierResult = results.get(given);
    if (earlierResult) return earlierResult.result;
    const result = work(given);
    results.set(given, { result });
    return result;
  };
}
