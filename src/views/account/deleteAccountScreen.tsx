import { CircleAlert, Download } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { isBlocked, type DeletionBlockers } from '../../../contract/accountRefusals.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { useSession } from '../session/useSession.tsx'
import { AccountHint } from '../session/accountHint.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { PasswordField } from '../ui/field.tsx'
import { errorsOf } from '../ui/fieldRules.ts'
import { useForm } from '../ui/form.ts'
import { LinkRow, LinkRows } from '../ui/linkRows.tsx'
import { useMoneyFormat } from '../ui/money.tsx'
import { Panel, PanelStack } from '../ui/panel.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { FailedState } from '../ui/screenStates.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { useDeleteAccount, useDeletion, useMyDataExport } from './useMyData.ts'
import form from '../ui/formLayout.module.css'
import styles from './deleteAccount.module.css'

const texts = defineMessages({
  password: { id: 'deletion.passwordMissing', defaultMessage: 'Please fill in your password' },
})

export function Screen() {
  const deletion = useDeletion()
  return (
    <RouteScreen>
      <PanelStack narrow>
        {deletion.state === 'filled' ? (
          isBlocked(deletion.data) ? (
            <Blockers blockers={deletion.data} />
          ) : (
            <Deletion onRefused={() => void deletion.refresh()} />
          )
        ) : deletion.state === 'loading' ? (
          <SkeletonGroup>
            <Skeleton shape="block" height="420px" />
          </SkeletonGroup>
        ) : (
          <FailedState failure={deletion.failure} onRetry={deletion.retry} />
        )}
      </PanelStack>
    </RouteScreen>
  )
}

/** What has to end first, each with the screen where it can. */
function Blockers({ blockers }: { blockers: DeletionBlockers }) {
  const formatMoney = useMoneyFormat()
  const { availableCents, heldCents, openOrders, openRequests, openAudits } = blockers
  return (
    <>
      <Callout tone="mind">
        <FormattedMessage
          id="deletion.first"
          defaultMessage="Before you can delete your account, a few things have to end."
        />
      </Callout>
      <LinkRows>
        {availableCents === 0 ? null : (
          <LinkRow href={hrefs.withDraw()} Icon={CircleAlert}>
            <FormattedMessage
              id="deletion.balance"
              defaultMessage="Withdraw your balance of {amount}"
              values={{ amount: formatMoney(availableCents) }}
            />
          </LinkRow>
        )}
        {heldCents === 0 && openAudits === 0 ? null : (
          <LinkRow
            href={heldCents === 0 ? hrefs.topUpRecord() : hrefs.depositRecord()}
            Icon={CircleAlert}
          >
            <FormattedMessage
              id="deletion.audits"
              defaultMessage="{count, plural, one {# top-up or withdrawal is} other {# top-ups and withdrawals are}} in review"
              values={{ count: openAudits }}
            />
          </LinkRow>
        )}
        {openOrders === 0 ? null : (
          <LinkRow href={hrefs.myPurchases()} Icon={CircleAlert}>
            <FormattedMessage
              id="deletion.orders"
              defaultMessage="{count, plural, one {# order is} other {# orders are}} not received or cancelled yet"
              values={{ count: openOrders }}
            />
          </LinkRow>
        )}
        {openRequests === 0 ? null : (
          <LinkRow href={hrefs.myPurchases('-4')} Icon={CircleAlert}>
            <FormattedMessage
              id="deletion.requests"
              defaultMessage="{count, plural, one {# refund or return is} other {# refunds and returns are}} open"
              values={{ count: openRequests }}
            />
          </LinkRow>
        )}
      </LinkRows>
    </>
  )
}

function Deletion({ onRefused }: { onRefused: () => void }) {
  const { userInfo } = useSession()
  const saving = useMyDataExport()
  const deleting = useDeleteAccount(onRefused)
  const values = useForm({
    initial: { password: '' },
    check: ({ password }) =>
      errorsOf<{ password: string }>({ password: password === '' ? texts.password : null }),
  })
  return (
    <>
      <Panel title={<FormattedMessage id="deletion.erased" defaultMessage="What is deleted" />}>
        <ul className={styles.list}>
          <li>
            <FormattedMessage
              id="deletion.erasedPerson"
              defaultMessage="Your name, account, email, phone and addresses"
            />
          </li>
          <li>
            <FormattedMessage
              id="deletion.erasedThings"
              defaultMessage="Your pictures, notes, messages, cart, favourites and notifications"
            />
          </li>
          <li>
            <FormattedMessage
              id="deletion.erasedSessions"
              defaultMessage="Every device is signed out, and nobody can sign in again"
            />
          </li>
        </ul>
      </Panel>
      <Panel title={<FormattedMessage id="deletion.kept" defaultMessage="What we keep, and why" />}>
        <ul className={styles.list}>
          <li>
            <FormattedMessage
              id="deletion.keptOrders"
              defaultMessage="Orders, invoices and payments, without your name and address: tax law requires them"
            />
          </li>
          <li>
            <FormattedMessage
              id="deletion.keptAudits"
              defaultMessage="Transaction numbers of top-ups, so that none is credited twice"
            />
          </li>
          <li>
            <FormattedMessage
              id="deletion.keptReviews"
              defaultMessage="Your reviews, under “Former shopper” and without pictures"
            />
          </li>
        </ul>
        <p className={form.soft}>
          <FormattedMessage
            id="deletion.rights"
            defaultMessage="Afterwards you can no longer return goods or ask for a refund."
          />
        </p>
        <Button
          variant="secondary"
          size="small"
          busy={saving.busy}
          onClick={() => saving.submit(null)}
        >
          <Download size={18} aria-hidden />
          <FormattedMessage id="myData.download" defaultMessage="Download my data" />
        </Button>
      </Panel>
      <form
        className={form.form}
        method="dialog"
        noValidate
        onSubmit={values.submit((given) => deleting.submit(given))}
        onChange={deleting.edited}
      >
        <AccountHint account={userInfo?.account} />
        <PasswordField
          label={<FormattedMessage id="login.password" defaultMessage="Password" />}
          field={values.field('password')}
          autoComplete="current-password"
        />
        <Refusal failure={deleting.failure} />
        <Button type="submit" variant="danger" wide busy={deleting.busy}>
          <FormattedMessage id="title.deleteAccount" defaultMessage="Delete account" />
        </Button>
        <div className={form.links}>
          <Link href={hrefs.security()} className={form.link}>
            <FormattedMessage id="deletion.keepAccount" defaultMessage="Keep my account" />
          </Link>
        </div>
      </form>
    </>
  )
}
