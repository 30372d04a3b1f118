interface After<Value> {
  onSuccess: (value: Value) => unknown
  /** Left out where the error is shown from the mutation itself. */
  onError?: (error: unknown) => unknown
}

/**
 * Runs callbacks after `mutation.mutateAsync(…)`, even if its component has unmounted: callbacks given to `mutate` are dropped
 * then, and with them the success message. A refetch started by the mutation is enough to unmount a form.
 */
export const whenDone = <Value>(done: Promise<Value>, { onSuccess, onError = () => undefined }: After<Value>): void =>
  void done.then(onSuccess, onError)
