/** What both baselines show: as many items as home has on a phone, with about as much text. */
export const feed = Array.from({ length: 24 }, (_, index) => ({
  id: `item-${index}`,
  title: `Rooftop yoga, group ${index + 1}`,
  text: 'Bring a mat and a bottle of water; the terrace opens at seven, and the first hour is for beginners. '.repeat(
    1 + (index % 3),
  ),
  host: ['Juniper Health', 'Cobalt Court', 'North Atlantic'][index % 3],
  day: `${1 + (index % 28)} May`,
}))
