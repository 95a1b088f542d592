import '@pagefind/component-ui';
import '@pagefind/component-ui/css';
