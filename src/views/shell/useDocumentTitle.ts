import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { productName } from '../../constants.ts'

/**
 * Titles the page by what it shows, as the server renders it. The shell has named it by its route
 * before, in a layout effect.
 */
export function useDocumentTitle(name: string | undefined): void {
  const { locale } = useIntl()
  useEffect(() => {
    if (name !== undefined) document.title = titledPage(name)
  }, [name, locale])
}

export function titledPage(name: string): string {
  return `${name} · ${productName}`
}
