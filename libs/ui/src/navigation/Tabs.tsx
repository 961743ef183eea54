import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { nextTab } from './nextTab';
import { Panel, Root, Tab, TabList } from './tabsLook';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly TabItem[];
  /** Id of the tab that is open at first; the first one by default. */
  defaultTab?: string;
  onChange?(id: string): void;
}

/** One of several contents at a time. Arrow keys, Home and End move between the tabs. */
export function Tabs({ label, tabs, defaultTab, onChange }: TabsProps) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState(defaultTab);
  const open = tabs.find((tab) => tab.id === openId) ?? tabs[0];

  const choose = (tab: TabItem) => {
    setOpenId(tab.id);
    onChange?.(tab.id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const at = nextTab(event.key, tabs.indexOf(open as TabItem), tabs.length);
    const tab = at === undefined ? undefined : tabs[at];
    if (!tab) return;
    event.preventDefault();
    choose(tab);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at as number]?.focus();
  };

  if (!open) return null;
  return (
    <Root>
      <TabList ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${tab.id}`}
            aria-controls={`${baseId}-panel`}
            aria-selected={tab === open}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => choose(tab)}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      <Panel
        key={open.id}
        role="tabpanel"
        id={`${baseId}-panel`}
        aria-labelledby={`${baseId}-tab-${open.id}`}
        tabIndex={0}
      >
        {open.content}
      </Panel>
    </Root>
  );
}
