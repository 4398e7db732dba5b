import { expect, test } from 'vitest'
import { passwordResetMachine } from '../../src/machines/passwordResetMachine.ts'
import { account, sent, submitted } from './charts/passwordReset.ts'
import { journey } from './support/journey.ts'

test('a reopened reset has no data of the previous one', async () => {
  const reset = journey(passwordResetMachine, {})
  const before = reset.snapshot().context
  reset.send({ type: 'account.submitted', account })
  await reset.settle('requestCode', sent)
  reset.send(submitted)
  await reset.settle('resetPassword', { type: 'changed' })
  reset.send({ type: 'reset.reopened' })
  expect(reset.snapshot()).toMatchObject({ value: 'askingAccount', context: before })
})
