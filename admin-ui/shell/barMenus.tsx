import { Menu, MenuItem } from '@mui/material';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import { useLocaleState } from 'ra-core';
import { useTheme } from 'react-admin';
import { useState } from 'react';
import { languageNames } from '../i18n/languageNames.ts';
import { useText } from '../i18n/useText.ts';
import { BarButton } from './BarButton.tsx';

export const LanguageMenu = () => {
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
};

export const AppearanceButton = () => {
  const text = useText();
  const [theme, setTheme] = useTheme();
  const dark = theme === 'dark';
  return (
    <BarButton
      label={text(dark ? 'shell.light' : 'shell.dark')}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <LightIcon fontSize="small" /> : <DarkIcon fontSize="small" />}
    </BarButton>
  );
};
