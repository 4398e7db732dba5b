import type { Follow } from './useSavedItems.ts'
import { FollowButton } from './followButton.tsx'
import { ShopLink } from '../ui/shopRow.tsx'
import styles from './favouritesScreen.module.css'

export function FollowedRow({ shop }: { shop: Follow['shop'] }) {
  return (
    <div className={styles.row}>
      <div className={styles.link}>
        <ShopLink shop={shop} />
      </div>
      <FollowButton shopId={shop.id} />
    </div>
  )
}
