import { Camera, LoaderCircle, Trash2, UserRound } from 'lucide-react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { UploadedPicture } from '../../../contract/uploads.ts'
import { useProfilePicture } from './useProfile.ts'
import { OwnPicture } from '../pictures/ownPicture.tsx'
import styles from './profilePicture.module.css'

const side = 72

/** The account's picture. A new one shows immediately and is saved with the form. */
export function ProfilePicture({
  account,
  picture,
  onChange,
}: {
  account: string | null
  picture: UploadedPicture | null
  onChange: (picture: UploadedPicture | null) => void
}) {
  const id = useId()
  const uploading = useProfilePicture(onChange)
  return (
    <div className={styles.picture}>
      <span className={styles.shown}>
        {picture === null ? (
          <UserRound size={32} strokeWidth={1.5} aria-hidden />
        ) : (
          <OwnPicture key={picture.id} picture={picture} size={side} />
        )}
        {uploading.busy ? (
          <span className={styles.veil} role="status">
            <LoaderCircle size={24} className={styles.spinner} aria-hidden />
            <span className="visuallyHidden">
              <FormattedMessage id="profile.uploading" defaultMessage="Picture is on its way" />
            </span>
          </span>
        ) : null}
      </span>
      <div className={styles.words}>
        <p className={styles.account}>{account}</p>
        <div className={styles.actions}>
          <label htmlFor={id} className={styles.action}>
            <Camera size={18} aria-hidden />
            <FormattedMessage id="profile.choosePicture" defaultMessage="Choose picture" />
            <input
              id={id}
              type="file"
              className={styles.input}
              accept="image/jpeg,image/png,image/webp"
              onChange={(event) => {
                const [file] = event.target.files ?? []
                if (file) uploading.submit(file)
                event.target.value = ''
              }}
            />
          </label>
          {picture === null ? null : (
            <button type="button" className={styles.action} onClick={() => onChange(null)}>
              <Trash2 size={18} aria-hidden />
              <FormattedMessage id="profile.removePicture" defaultMessage="Remove" />
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
