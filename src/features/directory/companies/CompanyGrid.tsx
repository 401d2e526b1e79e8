import type { Company } from '@contract/companies'
import { useLingui } from '@lingui/react/macro'
import { firstSentence } from '@rules/content/firstSentence'
import { hrefTo } from '@shared/hrefTo'
import { useTextLang } from '@shared/useTextLang'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { cx } from '@ui/classes/cx'
import { twoLines } from '@ui/tile/Tile.css'
import { UtilityTile } from '@ui/tile/UtilityTile'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CompanyLogo } from './CompanyLogo'
import * as css from './companyGrid.css'
import { useFloorText } from './floorText'
import { companyPreviews } from './previews'

/** As in the directory's grid of the design system. */
const minWidth = 383
const gap = 24
/** In rem, as in `companyGrid.css.ts`. */
const rowHeightRem = 9.5
/** Rendered before the screen's size is known, as on the server: about one screen. */
const firstCompanies = 24

type Props = { companies: readonly Company[]; buildingUuid: string }

type Place = { columns: number; top: number; rowHeight: number }

const isSame = (a: Place | null, b: Place) =>
  a?.columns === b.columns && a.top === b.top && a.rowHeight === b.rowHeight

/**
 * A virtual grid: of thousands of tiles, only those near the viewport are in the document. It has
 * as many columns as fit.
 */
export function CompanyGrid({ companies, buildingUuid }: Props) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const { columns, top, rowHeight } = place ?? { columns: 1, top: 0, rowHeight: 152 }
  useLayoutEffect(() => {
    const node = list.current
    if (node === null) return undefined
    const measure = () => {
      const box = node.getBoundingClientRect()
      const fitting = Math.max(1, Math.floor((box.width + gap) / (minWidth + gap)))
      const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      const next = {
        columns: fitting,
        top: box.top + window.scrollY,
        rowHeight: letter * rowHeightRem,
      }
      setPlace((before) => (isSame(before, next) ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    // A larger font size changes the height of the page, but not the width of the list.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- not compiled or memoised
  const rows = useWindowVirtualizer({
    count: Math.ceil(companies.length / columns),
    estimateSize: () => rowHeight + gap,
    overscan: 6,
    scrollMargin: top,
  })
  useEffect(() => rows.measure(), [rows, columns, rowHeight])
  if (place === null) {
    return (
      <ul ref={list} aria-label={t`Companies`} className={cx(css.list, css.unmeasured)}>
        {companies.slice(0, firstCompanies).map((company) => (
          <li key={company.uuid}>
            <CompanyTile company={company} buildingUuid={buildingUuid} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <ul
      ref={list}
      aria-label={t`Companies`}
      className={css.list}
      // oxlint-disable-next-line react/forbid-dom-props -- measured, so never rendered by the server
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().flatMap((row) =>
        companies.slice(row.index * columns, (row.index + 1) * columns).map((company, column) => (
          <li
            key={company.uuid}
            aria-setsize={companies.length}
            aria-posinset={row.index * columns + column + 1}
            className={css.item}
            // oxlint-disable-next-line react/forbid-dom-props -- measured too
            style={{
              transform: `translateY(${row.start - rows.options.scrollMargin}px)`,
              width: `calc((100% - ${(columns - 1) * gap}px) / ${columns})`,
              insetInlineStart: `calc((100% + ${gap}px) / ${columns} * ${column})`,
            }}
          >
            <CompanyTile company={company} buildingUuid={buildingUuid} />
          </li>
        )),
      )}
    </ul>
  )
}

function CompanyTile({ company, buildingUuid }: { company: Company; buildingUuid: string }) {
  const lang = useTextLang()()
  const floorText = useFloorText()
  const floor = company.premises.find(({ building_uuid: at }) => at === buildingUuid)?.floor
  return (
    <UtilityTile
      level="h2"
      title={company.name}
      lang={lang}
      href={hrefTo('/building/$buildingUuid/companies/$companyUuid', {
        buildingUuid,
        companyUuid: company.uuid,
      })}
      figure={<CompanyLogo company={company} className={css.logo} />}
      meta={
        <>
          {company.description && (
            <span lang={lang} className={twoLines}>
              {firstSentence(company.description)}
            </span>
          )}
          {floor && <span className={css.floor}>{floorText(floor)}</span>}
        </>
      }
      renderLink={companyPreviews.linkTo(company.uuid, company)}
    />
  )
}
