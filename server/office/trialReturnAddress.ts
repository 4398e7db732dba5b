/** Where a trial shop has goods sent back. A real one states its own address. */
export const trialReturnAddress =
  'Harborlane Returns, Dock 7, 3 Quay Road, BS1 6UX Bristol, United Kingdom'
