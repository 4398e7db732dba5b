import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { productName } from '../../constants.ts'

/**
 * Sets the page title to the name of its content, like the server. The shell has set the route's
 * title before, in a layout effect.
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
