import type { Company } from '@contract/companies'
import { pictureSource } from '@rules/links/links'
import { useImageFailure } from '@shared/useImageFailure'
import Building2 from 'lucide-react/icons/building-2'

type Props = { company: Pick<Company, 'logo_url'>; className: string }

/** The logo, or a placeholder if there is none or it fails to load. The name is next to it. */
export function CompanyLogo({ company, className }: Props) {
  const logo = pictureSource(company.logo_url)
  const { hasFailed, reports } = useImageFailure(logo)
  if (logo === null || hasFailed) return <Building2 size={24} aria-hidden="true" />
  return (
    <img
      src={logo}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      className={className}
      {...reports}
    />
  )
}
