import { MessagesSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import type { OrderMessage } from '../../../contract/messages.ts'
import { EmptyState } from '../ui/screenStates.tsx'
import { MessagePicture } from './messagePicture.tsx'
import styles from './messages.module.css'

/** Both sides of a thread, oldest first. The newest message is scrolled into view. */
export function MessageList({ list }: { list: readonly OrderMessage[] }) {
  const newest = useRef<HTMLLIElement>(null)
  const newestId = list.at(-1)?.id
  useEffect(() => {
    newest.current?.scrollIntoView({ block: 'nearest' })
  }, [newestId])
  return list.length === 0 ? (
    <NoMessages />
  ) : (
    <ol className={styles.list} aria-live="polite">
      {list.map((message) => (
        <li
          key={message.id}
          ref={message.id === newestId ? newest : null}
          className={styles.message}
          data-from={message.from}
        >
          <Message message={message} />
        </li>
      ))}
    </ol>
  )
}

function Message({ message: { from, text, pictures, at } }: { message: OrderMessage }) {
  return (
    <>
      <p className={styles.head}>
        <span className={styles.who}>
          {from === 'shopper' ? (
            <FormattedMessage id="messages.you" defaultMessage="You" />
          ) : (
            <FormattedMessage id="messages.shop" defaultMessage="The shop" />
          )}
        </span>
        <time dateTime={at}>
          <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
        </time>
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {pictures.length === 0 ? null : (
        <ul className={styles.pictures}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <MessagePicture picture={picture} number={index + 1} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function NoMessages() {
  return (
    <EmptyState
      icon={<MessagesSquare size={40} strokeWidth={1.5} />}
      title={<FormattedMessage id="messages.none" defaultMessage="No messages yet" />}
      hint={
        <FormattedMessage
          id="messages.noneHint"
          defaultMessage="Ask the shop anything about this order. You find the answer here, and we let you know when it arrives."
        />
      }
    />
  )
}
