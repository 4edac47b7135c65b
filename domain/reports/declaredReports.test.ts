import { describe, expect, it } from 'vitest';
import { fieldOf } from '../kernel/declaration.ts';
import { declaredReportScreens } from '../screens.ts';
import { reports } from './declaredReports.ts';

it('each screen that is made from a report has one, and each report has a screen', () => {
  expect(reports.map(({ name }) => name).toSorted()).toEqual(declaredReportScreens().toSorted());
});

describe.each(reports.map((report) => [report.name, report] as const))('%s', (_name, report) => {
  const typeOf = (name: string) => fieldOf(report.object, name)?.type;

  it('takes its records by a moment', () => {
    expect(typeOf(report.time)).toBe('datetime');
  });

  it('adds up quantities, and no amounts of money', () => {
    for (const name of report.measures)
      expect(['integer', 'decimal', 'tonnes'], name).toContain(typeOf(name));
  });

  it('is narrowed by enumerations', () => {
    for (const name of report.narrowedBy) expect(typeOf(name), name).toBe('enumeration');
  });

  // A dimension may have several fields: the first one that is filled names the group.
  it('groups by fields whose value can name a group; those of one dimension have the same type', () => {
    for (const [dimension, { fields }] of Object.entries(report.dimensions)) {
      const types = [...new Set(fields.map(typeOf))];
      expect(types, dimension).toHaveLength(1);
      expect(['rows', 'json', 'translated', 'datetime'], dimension).not.toContain(types[0]);
    }
  });

  it('has a group for each value of an enumeration by which it groups, and words for each group', () => {
    for (const [dimension, { fields, groups }] of Object.entries(report.dimensions)) {
      if (!groups) continue;
      const field = fieldOf(report.object, fields[0]);
      const values = field?.type === 'enumeration' ? field.enumeration.values : [];
      expect(Object.keys(groups).toSorted(), dimension).toEqual(values.toSorted());
      for (const group of Object.values(groups))
        expect(report.words?.groups, dimension).toHaveProperty(group);
    }
  });

  it('shows fields of its object', () => {
    for (const name of report.columns) expect(typeOf(name), name).toBeDefined();
  });
});
