import type { UploadedPicture } from '../../../contract/uploads.ts'
import { passkeyProof } from '../../services/passkeys.ts'
import { saveProfile } from '../../services/profile.ts'
import type { Profile } from '../../services/profile.ts'
import { uploadPicture } from '../../services/uploads.ts'
import { useSession } from '../session/useSession.tsx'
import { shrinkPicture } from '../pictures/shrinkPicture.ts'
import { useSubmission } from '../actors/useSubmission.ts'

export function useSaveProfile(onSaved: () => void) {
  const { refreshInfo } = useSession()
  return useSubmission(['profile', 'save'], {
    send: async ({ byPasskey, ...values }: Profile & { byPasskey?: true }) =>
      saveProfile(byPasskey ? { ...values, proof: await passkeyProof('emailChange') } : values),
    afterwards: refreshInfo,
    onAccepted: onSaved,
  })
}

/** Uploads a picture. It takes effect when the profile is saved. */
export function useProfilePicture(onUploaded: (picture: UploadedPicture) => void) {
  return useSubmission(['profile', 'picture'], {
    send: async (file: File) => uploadPicture(await shrinkPicture(file)),
    onAccepted: onUploaded,
  })
}
