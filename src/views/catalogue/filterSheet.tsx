import { FormattedMessage } from 'react-intl'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { FilterGroups } from './filterGroups.tsx'
import type { FilterGroupsProps } from './filterGroups.tsx'

export function FilterSheet({
  open,
  onClose,
  ...groups
}: FilterGroupsProps & { open: boolean; onClose: () => void }) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="filter.title" defaultMessage="Filter" />}
      footer={
        <Button wide onClick={onClose}>
          <FormattedMessage id="filter.show" defaultMessage="Show products" />
        </Button>
      }
    >
      <FilterGroups open={open} {...groups} />
    </Sheet>
  )
}
