import { FormattedMessage, useIntl } from 'react-intl'
import type { ProductOption } from '../../../contract/catalogue.ts'

/** Asks for a value of an option, such as “Choose a size”. */
export function ChooseOption({ option: { key, name } }: { option: ProductOption }) {
  const intl = useIntl()
  switch (key) {
    case 'size':
      return <FormattedMessage id="detail.chooseSize" defaultMessage="Choose a size" />
    case 'colour':
      return <FormattedMessage id="detail.chooseColour" defaultMessage="Choose a colour" />
    default:
      return (
        <FormattedMessage
          id="detail.choose"
          defaultMessage="Choose {name}"
          values={{ name: name.toLocaleLowerCase(intl.locale) }}
        />
      )
  }
}
