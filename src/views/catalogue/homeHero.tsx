import { Check, TicketPercent } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { Home, PromoOffer } from '../../../contract/catalogue.ts'
import { isSentTo } from '../../../contract/freightTo.ts'
import { useDestination } from '../session/useDestination.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { classNames } from '../ui/classNames.ts'
import { Picture } from '../ui/picture.tsx'
import { useMoneyFormat, useReductionFormat } from '../ui/money.tsx'
import styles from './homeHero.module.css'
import { heroCoverSizes, heroSizes } from './pictureSizes.ts'
import { usePromo } from './usePromo.ts'

const picturesShown = 3

/** Introduces the shop: its promise, a promo code and the cover of its most popular seller. */
export function HomeHero({ home }: { home: Home }) {
  const shop = home.hotShops.find(({ cover }) => cover)
  return (
    <section
      className={classNames(styles.hero, shop && styles.withCover)}
      aria-labelledby="home-hero"
    >
      <div className={styles.words}>
        <h2 id="home-hero" className={styles.title}>
          <FormattedMessage id="home.heroTitle" defaultMessage="Good things from across the sea" />
        </h2>
        <p className={styles.promise}>
          <FormattedMessage
            id="home.heroPromise"
            defaultMessage="Shops are paid only once you have what you ordered."
          />
        </p>
        <Link href={hrefs.explore({ sort: 'newest' })} className={styles.go}>
          <FormattedMessage id="home.heroGo" defaultMessage="See what’s new" />
        </Link>
      </div>
      {shop?.cover ? (
        <Link href={hrefs.shop(shop.id)} className={styles.cover}>
          <Picture picture={shop.cover} alt="" size={640} sizes={heroCoverSizes} isWide priority />
          <span className={styles.shop}>{shop.name}</span>
        </Link>
      ) : (
        <HotGoods home={home} />
      )}
      {home.promo ? <PromoTicket promo={home.promo} /> : null}
    </section>
  )
}

/** Three goods, where none of the hot shops has a cover. */
function HotGoods({ home }: { home: Home }) {
  const country = useDestination()
  const goods = [...home.hotProducts, ...home.deals].filter((product) => isSentTo(product, country))
  return (
    <ul className={styles.pictures}>
      {goods.slice(0, picturesShown).map(({ id, shopId, title, picture }, index) => (
        <li key={id}>
          <Link href={hrefs.detail(id, shopId)} className={styles.picture}>
            <Picture
              picture={picture}
              alt={title}
              size={160}
              sizes={index === 0 ? heroSizes.first : heroSizes.others}
              priority={index === 0}
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function PromoTicket({ promo }: { promo: PromoOffer }) {
  const formatMoney = useMoneyFormat()
  const formatReduction = useReductionFormat()
  const { usedFor, isClaimed, claim } = usePromo(promo.code)
  const { kind, value, minSubtotalCents } = promo
  const from = formatMoney(minSubtotalCents)
  if (usedFor !== null) {
    return (
      <Link href={hrefs.orderInfo(usedFor)} className={styles.ticket}>
        <Check size={22} aria-hidden />
        <span className={styles.offer}>
          <FormattedMessage id="promo.usedUp" defaultMessage="You’ve used this code" />
          <span className={styles.hint}>
            <span className={styles.code}>{promo.code}</span>
            <FormattedMessage id="promo.usedFor" defaultMessage="View the order" />
          </span>
        </span>
      </Link>
    )
  }
  const Icon = isClaimed ? Check : TicketPercent
  return (
    <button type="button" className={styles.ticket} onClick={claim}>
      <Icon size={22} aria-hidden />
      <span className={styles.offer}>
        {kind === 'percent' ? (
          <FormattedMessage
            id="promo.offerPercent"
            defaultMessage="{off} off orders from {from}"
            values={{ off: formatReduction(value / 100), from }}
          />
        ) : (
          <FormattedMessage
            id="promo.offer"
            defaultMessage="{off} off orders from {from}"
            values={{ off: formatMoney(value), from }}
          />
        )}
        <span className={styles.hint}>
          <span className={styles.code}>{promo.code}</span>
          {isClaimed ? (
            <FormattedMessage id="promo.waits" defaultMessage="Saved for your checkout" />
          ) : (
            <FormattedMessage id="promo.tap" defaultMessage="Tap to use it at checkout" />
          )}
        </span>
      </span>
    </button>
  )
}
