/** Whether there is one of our pages to go back to. The router numbers its entries. */
export const hasPageBefore = () =>
  typeof history.state === 'object' && history.state !== null && 'idx' in history.state && Number(history.state.idx) > 0
