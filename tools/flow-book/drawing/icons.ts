import type { Who } from '../whoActs.ts'

/** An icon for each actor, in a square of 12 by 12. */
export const icons: Readonly<Record<Who | 'money', string>> = {
  shopper:
    '<circle cx="6" cy="3.6" r="2.3"/><path d="M1.8 11c.3-3 1.9-4.3 4.2-4.3s3.9 1.3 4.2 4.3"/>',
  operator: '<path d="M1.5 5 2.6 1.8h6.8L10.5 5M1.5 5h9M2.4 5v5.4h7.2V5M5 10.4V7.4h2v3"/>',
  clock: '<circle cx="6" cy="6" r="4.6"/><path d="M6 3.2V6l2 1.4"/>',
  browser: '<rect x="1.2" y="2" width="9.6" height="8" rx="1.4"/><path d="M1.2 4.6h9.6"/>',
  app: '<rect x="3" y="1" width="6" height="10" rx="1.4"/><path d="M5.2 9.2h1.6"/>',
  server:
    '<rect x="1.6" y="1.8" width="8.8" height="3.6" rx="1"/><rect x="1.6" y="6.6" width="8.8" height="3.6" rx="1"/><path d="M3.6 3.6h.1M3.6 8.4h.1"/>',
  chart: '<path d="M6.8 1 2.6 6.8h3.2L5.2 11l4.2-5.8H6.2z"/>',
  money:
    '<circle cx="6" cy="6" r="5"/><path d="M7.9 4.3C7.5 3.6 6.9 3.3 6 3.3c-1.1 0-1.8.5-1.8 1.3 0 1.9 3.7.9 3.7 2.8 0 .8-.8 1.3-1.9 1.3-.9 0-1.6-.4-2-1.1M6 2.3v7.4"/>',
}
