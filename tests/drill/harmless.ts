/** Edits that no test can notice, since nothing a shopper or the shop could see would change. */
export const harmless: Readonly<Record<string, string>> = {
  "pagedList, transition retargeted, loading done [5] → 'refreshFailed'":
    'left at once for the state that fits the rows, and after this answer that is the right one',
  "pagedList, transition retargeted, refreshing done [3] → 'refreshFailed'":
    'left at once for the state that fits the rows, and after this answer that is the right one',
  "resource, transition retargeted, filled on data.replaced → 'filled'":
    'what is filled begins as fresh, which is where the right arrow ends',
  "review, transition retargeted, submitting done [3] → 'filling'":
    'filling begins as ready, which is where the right arrow ends',
  "withdrawalAudit, transition retargeted, auditing.looking done [3] → '#withdrawalAudit.judging'":
    'the record is as it was, so judging it leads back to waiting',
}
