import type { OperatedAmenityCategory } from '@contract/operate/amenities'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Sparkles from 'lucide-react/icons/sparkles'
import type { PageProps } from '../definePage'
import { OrderedPage } from '../offers/OrderedPage'
import { paths } from '../paths'
import { CategoryDialog } from './CategoryDialog'
import type { CategoriesMachine, NewCategory } from './category.logic'

/** The categories of amenities in a building, in their order. */
export function CategoriesScreen({ page }: PageProps<CategoriesMachine>) {
  const { t } = useLingui()
  return (
    <OrderedPage<OperatedAmenityCategory, NewCategory>
      page={page}
      title={t`Amenities`}
      name={{
        label: t`Category`,
        of: ({ name }) => name,
        href: ({ uuid, building }) => paths.amenityCategory(building.uuid, uuid),
      }}
      columns={[
        { id: 'amenities', label: t`Amenities`, isFigure: true, cell: (row) => row.amenities },
      ]}
      addition={{
        label: t`Add a category`,
        initial: (owner) => ({ owner, name: '' }),
        dialog: (form) => <CategoryDialog form={form} />,
      }}
      empty={{
        icon: <Sparkles size={24} />,
        title: t`No amenities yet`,
        text: t`Begin with a category, such as Fitness or Food.`,
      }}
      removal={{
        title: t`Remove this category?`,
        description: ({ name, amenities }) =>
          amenities === 0
            ? t`${name} is empty.`
            : t`${plural(amenities, {
                one: `${name} disappears at once, with its one amenity.`,
                other: `${name} disappears at once, with its # amenities.`,
              })}`,
      }}
    />
  )
}
