import { CircleAlert, ImagePlus, LoaderCircle, RefreshCw, X } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import type { Failure } from '../../machines/failure.ts'
import type { PictureUploads } from './usePictureUploads.ts'
import { FailureText } from '../ui/failureText.tsx'
import styles from './pictureField.module.css'

/** A form field for pictures: choose from the device, preview, remove. */
export function PictureField({
  name,
  label,
  optional = false,
  uploads,
  error,
}: {
  name: string
  label: ReactNode
  optional?: boolean
  uploads: PictureUploads
  error?: MessageDescriptor | undefined
}) {
  const id = useId()
  const { pictures, most } = uploads
  return (
    <fieldset>
      <legend className={styles.label}>
        {label}
        <span className={styles.count}>
          <FormattedMessage
            id="pictures.count"
            defaultMessage="{count, number} of {most, number}"
            values={{ count: pictures.length, most }}
          />
          {optional ? (
            <>
              {' · '}
              <FormattedMessage id="shared.optional" defaultMessage="optional" />
            </>
          ) : null}
        </span>
      </legend>
      <ul className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.key} className={styles.picture} data-stage={picture.stage}>
            <PictureTile picture={picture} number={index + 1} uploads={uploads} />
          </li>
        ))}
        {pictures.length < most ? (
          <li>
            <label className={styles.add} htmlFor={id}>
              <ImagePlus size={24} strokeWidth={1.75} aria-hidden />
              <span className={styles.addText}>
                {most === 1 ? (
                  <FormattedMessage id="pictures.addOne" defaultMessage="Add a picture" />
                ) : (
                  <FormattedMessage id="pictures.add" defaultMessage="Add pictures" />
                )}
              </span>
              <input
                id={id}
                type="file"
                name={name}
                className={styles.input}
                accept="image/jpeg,image/png,image/webp"
                multiple={most > 1}
                aria-invalid={error !== undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={(event) => {
                  uploads.choose([...(event.target.files ?? [])])
                  event.target.value = ''
                }}
              />
            </label>
          </li>
        ) : null}
      </ul>
      <div>
        {pictures.map((picture, index) =>
          picture.stage === 'failed' ? (
            <p key={picture.key} className={styles.error} role="alert">
              <FormattedMessage
                id="pictures.failed"
                defaultMessage="Picture {number, number}: {why}"
                values={{ number: index + 1, why: <UploadFailure failure={picture.failure} /> }}
              />
            </p>
          ) : null,
        )}
        {error ? (
          <p id={`${id}-error`} className={styles.error} role="alert">
            <FormattedMessage {...error} />
          </p>
        ) : null}
      </div>
    </fieldset>
  )
}

function PictureTile({
  picture,
  number,
  uploads,
}: {
  picture: PictureUploads['pictures'][number]
  number: number
  uploads: PictureUploads
}) {
  const intl = useIntl()
  return (
    <>
      <img
        className={styles.preview}
        src={picture.preview}
        alt={intl.formatMessage(
          { id: 'pictures.picture', defaultMessage: 'Picture {number, number}' },
          { number },
        )}
        width={80}
        height={80}
      />
      {picture.stage === 'waiting' ? (
        <span className={styles.veil} role="status">
          <LoaderCircle size={22} className={styles.spinner} aria-hidden />
          <span className="visuallyHidden">
            <FormattedMessage
              id="pictures.uploading"
              defaultMessage="Picture {number, number} is on its way"
              values={{ number }}
            />
          </span>
        </span>
      ) : null}
      {picture.stage === 'failed' && picture.failure.type === 'refused' ? (
        <span className={styles.veil}>
          <CircleAlert size={22} aria-hidden />
        </span>
      ) : null}
      {picture.stage === 'failed' && picture.failure.type !== 'refused' ? (
        <button
          type="button"
          className={styles.veil}
          aria-label={intl.formatMessage(
            { id: 'pictures.retry', defaultMessage: 'Send picture {number, number} again' },
            { number },
          )}
          onClick={() => uploads.retry(picture.key)}
        >
          <RefreshCw size={22} aria-hidden />
        </button>
      ) : null}
      <button
        type="button"
        className={styles.remove}
        aria-label={intl.formatMessage(
          { id: 'pictures.remove', defaultMessage: 'Remove picture {number, number}' },
          { number },
        )}
        onClick={() => uploads.remove(picture.key)}
      >
        <span className={styles.cross}>
          <X size={14} aria-hidden />
        </span>
      </button>
    </>
  )
}

function UploadFailure({ failure }: { failure: Failure }) {
  return failure.type === 'refused' &&
    failure.reason === 'uploadTooLarge' &&
    failure.msg === null ? (
    <FormattedMessage id="pictures.tooLarge" defaultMessage="Larger than 5 MB" />
  ) : (
    <FailureText failure={failure} />
  )
}
