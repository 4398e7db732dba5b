import { Link } from 'wouter'
import type { Home } from '../../../contract/catalogue.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { LatePicture } from '../ui/latePicture.tsx'
import { shopCardSizes } from './pictureSizes.ts'
import styles from './shopCards.module.css'

/** Shops with pictures of their products. */
export function ShopCards({ shops }: { shops: Home['hotShops'] }) {
  return (
    <ul className={styles.shops}>
      {shops.map(({ id, name, logo, tagline, pictures }) => {
        const href = hrefs.shop(id)
        return (
          <li key={id}>
            <Link href={href} className={styles.shop}>
              <span className={styles.pictures}>
                {pictures.map((picture) => (
                  <LatePicture
                    key={picture.small}
                    picture={picture}
                    alt=""
                    size={160}
                    sizes={shopCardSizes}
                  />
                ))}
              </span>
              <span className={styles.foot}>
                <span className={styles.logo} data-picture-of={href}>
                  <LatePicture picture={logo} alt="" size={40} />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.tagline}>{tagline}</span>
                </span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
