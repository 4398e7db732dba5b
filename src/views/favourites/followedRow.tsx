import type { Follow } from '../bindings/marks.ts'
import { FollowButton } from '../shared/followButton.tsx'
import { ShopLink } from '../shared/shopRow.tsx'
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
