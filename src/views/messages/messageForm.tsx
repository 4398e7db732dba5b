import { Send } from 'lucide-react'
import { defineMessages, FormattedDate, FormattedMessage, FormattedTime } from 'react-intl'
import { longest, maxMessagePictures } from '../../../contract/limits.ts'
import { sendMessage } from '../../../contract/messages.ts'
import type { OrderThread } from '../../../contract/messages.ts'
import { normalizeLines } from '../../../contract/normalizeText.ts'
import type { Failure } from '../../machines/failure.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { PictureField } from '../pictures/pictureField.tsx'
import { usePictureUploads } from '../pictures/usePictureUploads.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { FailureText } from '../ui/failureText.tsx'
import { AreaField } from '../ui/field.tsx'
import { errorsOf, wrongOf } from '../ui/fieldRules.ts'
import { useForm } from '../ui/form.ts'
import { Panel } from '../ui/panel.tsx'
import { useNow } from '../ui/useNow.ts'
import styles from './messages.module.css'
import { messagePicturesKey, useSendMessage } from './useSendMessage.ts'

const texts = defineMessages({
  text: { id: 'messages.textMissing', defaultMessage: 'Please write a message' },
  onTheirWay: {
    id: 'refundCheck.proofsOnTheirWay',
    defaultMessage: 'The pictures are still on their way',
  },
})

const rule = { schema: sendMessage.input.entries.text, missing: texts.text, wrong: texts.text }

/** The form for the next message, or until when one could be written. */
export function MessageForm({ thread }: { thread: OrderThread }) {
  const { writableUntil } = thread
  const isClosed = useNow() >= Date.parse(writableUntil ?? '')
  return isClosed && writableUntil !== null ? (
    <Callout
      tone="info"
      action={
        <ButtonLink href={hrefs.service()} variant="secondary" size="small">
          <FormattedMessage id="title.service" defaultMessage="Customer service" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="messages.closed"
        defaultMessage="Messages about this order closed on {day}."
        values={{ day: <FormattedDate value={writableUntil} dateStyle="long" /> }}
      />
    </Callout>
  ) : (
    <OpenForm orderId={thread.orderId} />
  )
}

function OpenForm({ orderId }: { orderId: number }) {
  const uploads = usePictureUploads(messagePicturesKey(orderId), maxMessagePictures)
  const form = useForm({
    initial: { text: '', pictures: '' },
    check: ({ text }) =>
      errorsOf<{ text: string; pictures: string }>({
        text: wrongOf(text, rule),
        pictures: uploads.busy ? texts.onTheirWay : null,
      }),
  })
  const sending = useSendMessage(orderId, form.reset)
  return (
    <Panel>
      <form
        className={styles.form}
        noValidate
        onChange={sending.edited}
        onSubmit={form.submit(({ text }) =>
          sending.submit({ text: normalizeLines(text), pictures: uploads.ids }),
        )}
      >
        <AreaField
          label={<FormattedMessage id="messages.text" defaultMessage="Your message" />}
          field={form.field('text')}
          rows={3}
          maxLength={longest.message}
        />
        <PictureField
          name="pictures"
          label={<FormattedMessage id="messages.pictures" defaultMessage="Pictures" />}
          optional
          uploads={uploads}
          error={form.field('pictures').error}
        />
        {sending.failure === null ? null : (
          <Callout tone="bad">
            <SendFailure failure={sending.failure} />
          </Callout>
        )}
        <Button type="submit" wide busy={sending.busy}>
          <Send size={18} aria-hidden />
          <FormattedMessage id="messages.send" defaultMessage="Send message" />
        </Button>
      </form>
    </Panel>
  )
}

function SendFailure({ failure }: { failure: Failure }) {
  return failure.type === 'refused' && failure.reason === 'tooManyMessages' ? (
    <FormattedMessage
      id="messages.tooMany"
      defaultMessage="You have written a lot in a short time. You can write again at {time}."
      values={{
        time: <FormattedTime value={failure.data.until} timeStyle="short" />,
      }}
    />
  ) : (
    <FailureText failure={failure} />
  )
}
