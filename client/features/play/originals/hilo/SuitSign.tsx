const PATHS: Readonly<Record<string, string>> = {
  H: 'M12 22 3.2 12.9C1.6 11.2 1 9.4 1 7.6 1 4.4 3.4 2 6.5 2 8.8 2 10.9 3.3 12 5.4 13.1 3.3 15.2 2 17.5 2 20.6 2 23 4.4 23 7.6c0 1.8-.6 3.6-2.2 5.3Z',
  D: 'M12 1c2.2 4 4.8 7.6 8 11-3.2 3.4-5.8 7-8 11-2.2-4-4.8-7.6-8-11 3.2-3.4 5.8-7 8-11Z',
  S: 'M12 1.5 20.7 10c1.7 1.7 2.3 3.1 2.3 4.7 0 2.8-2.1 4.9-4.7 4.9-1.9 0-3.8-1-5-2.6.2 2.4 1 4.2 2.7 5.5H8c1.7-1.3 2.5-3.1 2.7-5.5-1.2 1.6-3.1 2.6-5 2.6-2.6 0-4.7-2.1-4.7-4.9 0-1.6.6-3 2.3-4.7Z',
  C: 'M12 1.5a5 5 0 0 1 4.3 7.6 5 5 0 1 1-3 8.2c.2 2.2 1 3.9 2.7 5.2H8c1.7-1.3 2.5-3 2.7-5.2a5 5 0 1 1-3-8.2A5 5 0 0 1 12 1.5Z',
}

/** Heart, diamond, spade or club in the colour of its text. */
export const SuitSign = ({ suit, className }: { suit: string; className?: string | undefined }) => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
    <path d={PATHS[suit]} />
  </svg>
)
