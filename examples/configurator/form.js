// Builds the form from the list of settings, reads it and fills it.
import { GROUPS, presetOf, SETTINGS } from './settings.js';

function element(tag, properties = {}, ...children) {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}

function choiceField({ name, options }) {
  const field = element('select', { id: name, name });
  field.append(...options.map((value) => element('option', { value, textContent: value })));
  return field;
}

function textField({ name, placeholder, suggestions }) {
  const field = element('input', { id: name, name, placeholder, autocomplete: 'off', spellcheck: false });
  if (suggestions) field.setAttribute('list', `${name}-list`);
  return field;
}

function suggestionList({ name, suggestions }) {
  const options = suggestions.map((value) => element('option', { value }));
  return element('datalist', { id: `${name}-list` }, ...options);
}

function setField({ name, label, options }) {
  const boxes = options.map((value) =>
    element('label', {}, element('input', { type: 'checkbox', name, value }), value),
  );
  const fields = element('fieldset', { id: name }, element('legend', { textContent: label }), ...boxes);
  // A table has one of them at least: none chosen would be its default, two.
  fields.addEventListener('input', ({ target }) => {
    if (!fields.querySelector(':checked')) target.checked = true;
  });
  return fields;
}

function settingField(setting) {
  const { kind, name, label, hint } = setting;
  const error = element('p', { className: 'error', id: `${name}-error` });
  const note = element('p', { className: 'note', id: `${name}-note`, textContent: hint ?? '' });
  if (kind === 'set') return element('div', { className: 'field' }, setField(setting), error);
  const field = kind === 'choice' ? choiceField(setting) : textField(setting);
  field.setAttribute('aria-describedby', hint ? `${name}-error ${name}-note` : `${name}-error`);
  return element(
    'div',
    { className: 'field' },
    element('label', { htmlFor: name, textContent: label }),
    field,
    error,
    ...(hint ? [note] : []),
    ...(setting.suggestions ? [suggestionList(setting)] : []),
  );
}

/** Fills an empty form with one field for each setting. */
export function buildForm(form) {
  form.append(
    ...GROUPS.map(({ title, settings }, place) =>
      element(
        'details',
        { open: place === 0, name: 'settings' },
        element('summary', { textContent: title }),
        element('div', { className: 'fields' }, ...settings.map(settingField)),
      ),
    ),
  );
}

/** The settings that differ from their defaults, by attribute. */
export function readForm(form) {
  const data = new FormData(form);
  const chosen = new Map();
  for (const setting of SETTINGS.values()) {
    const value = data.getAll(setting.name).join(' ').trim();
    if (value !== presetOf(setting) && value !== '') chosen.set(setting.name, value);
  }
  return chosen;
}

/** Sets the form to these settings, and all others to their defaults. */
export function fillForm(form, chosen) {
  for (const setting of SETTINGS.values()) {
    const value = chosen.get(setting.name) ?? presetOf(setting);
    const fields = form.elements[setting.name];
    if (setting.kind !== 'set') fields.value = value;
    else for (const box of fields) box.checked = value.split(' ').includes(box.value);
  }
}

/** Shows which settings cannot be read, by attribute and reason. */
export function showProblems(problems) {
  for (const name of SETTINGS.keys()) {
    const reason = problems.get(name) ?? '';
    document.getElementById(`${name}-error`).textContent = reason;
    document.getElementById(name).setAttribute('aria-invalid', String(reason !== ''));
  }
}
