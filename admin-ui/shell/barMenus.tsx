import { Menu, MenuItem } from '@mui/material';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { languageNames } from '../i18n/languageNames.ts';
import { useText } from '../i18n/useText.ts';
import { BarButton } from './BarButton.tsx';
import { appearances, useAppearance } from './useAppearance.ts';

/** A menu of the bar at the top of the page: chooses the language of the back office. */
export function LanguageMenu() {
  const text = useText();
  const [language, setLanguage] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const choose = (chosen: string) => {
    setAnchor(undefined);
    setLanguage(chosen);
  };
  return (
    <>
      <BarButton label={text('shell.language')} onClick={(event) => setAnchor(event.currentTarget)}>
        <LanguageIcon fontSize="small" />
      </BarButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {Object.entries(languageNames).map(([locale, name]) => (
          <MenuItem
            key={locale}
            lang={locale}
            dense
            selected={locale === language}
            onClick={() => choose(locale)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** A menu of the same bar: chooses light, dark, or the setting of the computer, which is the default. */
export function AppearanceMenu() {
  const text = useText();
  const [chosen, choose] = useAppearance();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const Icon = icons[chosen];
  return (
    <>
      <BarButton label={text('shell.appearance')} onClick={(event) => setAnchor(event.currentTarget)}>
        <Icon fontSize="small" />
      </BarButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {appearances.map((each) => (
          <MenuItem
            key={each}
            dense
            selected={each === chosen}
            onClick={() => {
              setAnchor(undefined);
              choose(each);
            }}
          >
            {text(`shell.${each}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const icons = { system: SystemIcon, light: LightIcon, dark: DarkIcon } as const;
