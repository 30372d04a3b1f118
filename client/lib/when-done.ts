interface After<Value> {
  onSuccess: (value: Value) => unknown
  /** Left out where the error is shown from the mutation itself. */
  onError?: (error: unknown) => unknown
}

/**
 * What follows `mutation.mutateAsync(…)`, even if its component has gone meanwhile: callbacks given to `mutate` are dropped then, and
 * with them the message that it worked. A refetch the mutation itself starts is enough to make a form go.
 */
export const whenDone = <Value>(done: Promise<Value>, { onSuccess, onError = () => undefined }: After<Value>): void =>
  void done.then(onSuccess, onError)
