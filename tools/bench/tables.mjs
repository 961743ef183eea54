import { geometricMean, median, ratioOfMedians } from './statistics.mjs';

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const whole = (value) => value.toFixed(0);
const hundredths = (value) => value.toFixed(2);

/** What a table shows of a page: federated / monolith, then their ratio where it says something. */
const LOADING = [
  { measure: 'bytes', title: 'KB before the heading', show: kilobytes, ratio: true },
  { measure: 'requests', title: 'requests', show: whole },
  { measure: 'depth', title: 'depth', show: whole },
  { measure: 'firstPaint', title: 'FCP ms', show: whole, ratio: true },
  { measure: 'largestPaint', title: 'LCP ms', show: whole, ratio: true },
  { measure: 'heading', title: 'heading ms', show: whole, ratio: true },
  { measure: 'shift', title: 'CLS', show: hundredths },
];
const CHANGING = [
  { measure: 'cold', title: 'cold ms', show: whole, ratio: true },
  { measure: 'hinted', title: 'cold, hint on hover ms', show: whole, ratio: true },
  { measure: 'warm', title: 'warm ms', show: whole, ratio: true },
];

const row = (cells) => `| ${cells.join(' | ')} |`;

/** @typedef {import('./measure.mjs').Sample} Sample */

/** A measure of one page in both builds, in the order of the runs. @param {Sample[]} samples */
function compare(samples, path, measure) {
  const of = (build) =>
    samples
      .filter((sample) => sample.path === path && sample.build === build)
      .map(({ values }) => values[measure]);
  return { federated: of('federated'), monolith: of('monolith') };
}

function cells(samples, path, { measure, show, ratio: hasRatio }) {
  const { federated, monolith } = compare(samples, path, measure);
  const both = `${show(median(federated))} / ${show(median(monolith))}`;
  if (!hasRatio) return [both];
  const { ratio, from, to } = ratioOfMedians(federated, monolith);
  return [both, `**${hundredths(ratio)}** (${hundredths(from)}–${hundredths(to)})`];
}

/** Over all pages: a ratio of 2 and one of 1/2 make 1. */
function meanCells(samples, paths, { measure, ratio: hasRatio }) {
  if (!hasRatio) return [''];
  const ratios = paths.map((path) => {
    const { federated, monolith } = compare(samples, path, measure);
    return median(federated) / median(monolith);
  });
  return ['', `**${hundredths(geometricMean(ratios))}**`];
}

function table(samples, columns) {
  const heads = ['page', ...columns.flatMap(({ title, ratio }) => (ratio ? [title, 'ratio'] : [title]))];
  const paths = [...new Set(samples.map(({ path }) => path))];
  return [
    row(heads),
    row(heads.map((_, index) => (index ? '--:' : '---'))),
    ...paths.map((path) => row([`\`${path}\``, ...columns.flatMap((each) => cells(samples, path, each))])),
    row(['mean', ...columns.flatMap((each) => meanCells(samples, paths, each))]),
  ].join('\n');
}

/**
 * The samples as Markdown, two tables for each profile.
 * @param {Sample[]} samples
 * @param {Record<string, string>} titles by profile
 */
export function renderTables(samples, titles) {
  const profiles = [...new Set(samples.map(({ profile }) => profile))];
  return profiles
    .flatMap((profile) => {
      const own = samples.filter((sample) => sample.profile === profile);
      const changed = own.filter(({ values }) => 'cold' in values);
      return [
        `### ${titles[profile]}: by address\n\n${table(own, LOADING)}`,
        ...(changed.length
          ? [`### ${titles[profile]}: from the home page\n\n${table(changed, CHANGING)}`]
          : []),
      ];
    })
    .join('\n\n');
}
