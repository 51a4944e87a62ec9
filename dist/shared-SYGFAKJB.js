import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import "./shared-IR464BEW.js";

// node_modules/bowser/bowser.mjs
var _ = {
  AmazonBot: "amazonbot",
  "Amazon Silk": "amazon_silk",
  "Android Browser": "android",
  BaiduSpider: "baiduspider",
  Bada: "bada",
  BingCrawler: "bingcrawler",
  Brave: "brave",
  BlackBerry: "blackberry",
  "ChatGPT-User": "chatgpt_user",
  Chrome: "chrome",
  ClaudeBot: "claudebot",
  Chromium: "chromium",
  Diffbot: "diffbot",
  DuckDuckBot: "duckduckbot",
  DuckDuckGo: "duckduckgo",
  Electron: "electron",
  Epiphany: "epiphany",
  FacebookExternalHit: "facebookexternalhit",
  Firefox: "firefox",
  Focus: "focus",
  Generic: "generic",
  "Google Search": "google_search",
  Googlebot: "googlebot",
  GPTBot: "gptbot",
  "HeyTap Browser": "heytap",
  "Internet Explorer": "ie",
  InternetArchiveCrawler: "internetarchivecrawler",
  "K-Meleon": "k_meleon",
  Ladybird: "ladybird",
  LibreWolf: "librewolf",
  Linespider: "linespider",
  Maxthon: "maxthon",
  "Meta-ExternalAds": "meta_externalads",
  "Meta-ExternalAgent": "meta_externalagent",
  "Meta-ExternalFetcher": "meta_externalfetcher",
  "Meta-WebIndexer": "meta_webindexer",
  "Microsoft Edge": "edge",
  "MZ Browser": "mz",
  "NAVER Whale Browser": "naver",
  "OAI-SearchBot": "oai_searchbot",
  Omgilibot: "omgilibot",
  Opera: "opera",
  "Opera Coast": "opera_coast",
  "Pale Moon": "pale_moon",
  PerplexityBot: "perplexitybot",
  "Perplexity-User": "perplexity_user",
  PhantomJS: "phantomjs",
  PingdomBot: "pingdombot",
  Puffin: "puffin",
  QQ: "qq",
  QQLite: "qqlite",
  QupZilla: "qupzilla",
  Roku: "roku",
  Safari: "safari",
  Sailfish: "sailfish",
  "Samsung Internet for Android": "samsung_internet",
  SlackBot: "slackbot",
  SeaMonkey: "seamonkey",
  Sleipnir: "sleipnir",
  "Sogou Browser": "sogou",
  Swing: "swing",
  Tizen: "tizen",
  "UC Browser": "uc",
  "Vivo Browser": "vivo",
  Vivaldi: "vivaldi",
  "WebOS Browser": "webos",
  WeChat: "wechat",
  YahooSlurp: "yahooslurp",
  "Yandex Browser": "yandex",
  YandexBot: "yandexbot",
  YouBot: "youbot"
}, S = {
  amazonbot: "AmazonBot",
  amazon_silk: "Amazon Silk",
  android: "Android Browser",
  baiduspider: "BaiduSpider",
  bada: "Bada",
  bingcrawler: "BingCrawler",
  blackberry: "BlackBerry",
  brave: "Brave",
  chatgpt_user: "ChatGPT-User",
  chrome: "Chrome",
  claudebot: "ClaudeBot",
  chromium: "Chromium",
  diffbot: "Diffbot",
  duckduckbot: "DuckDuckBot",
  duckduckgo: "DuckDuckGo",
  edge: "Microsoft Edge",
  electron: "Electron",
  epiphany: "Epiphany",
  facebookexternalhit: "FacebookExternalHit",
  firefox: "Firefox",
  focus: "Focus",
  generic: "Generic",
  google_search: "Google Search",
  googlebot: "Googlebot",
  gptbot: "GPTBot",
  heytap: "HeyTap Browser",
  ie: "Internet Explorer",
  internetarchivecrawler: "InternetArchiveCrawler",
  k_meleon: "K-Meleon",
  ladybird: "Ladybird",
  librewolf: "LibreWolf",
  linespider: "Linespider",
  maxthon: "Maxthon",
  meta_externalads: "Meta-ExternalAds",
  meta_externalagent: "Meta-ExternalAgent",
  meta_externalfetcher: "Meta-ExternalFetcher",
  meta_webindexer: "Meta-WebIndexer",
  mz: "MZ Browser",
  naver: "NAVER Whale Browser",
  oai_searchbot: "OAI-SearchBot",
  omgilibot: "Omgilibot",
  opera: "Opera",
  opera_coast: "Opera Coast",
  pale_moon: "Pale Moon",
  perplexitybot: "PerplexityBot",
  perplexity_user: "Perplexity-User",
  phantomjs: "PhantomJS",
  pingdombot: "PingdomBot",
  puffin: "Puffin",
  qq: "QQ Browser",
  qqlite: "QQ Browser Lite",
  qupzilla: "QupZilla",
  roku: "Roku",
  safari: "Safari",
  sailfish: "Sailfish",
  samsung_internet: "Samsung Internet for Android",
  seamonkey: "SeaMonkey",
  slackbot: "SlackBot",
  sleipnir: "Sleipnir",
  sogou: "Sogou Browser",
  swing: "Swing",
  tizen: "Tizen",
  uc: "UC Browser",
  vivo: "Vivo Browser",
  vivaldi: "Vivaldi",
  webos: "WebOS Browser",
  wechat: "WeChat",
  yahooslurp: "YahooSlurp",
  yandex: "Yandex Browser",
  yandexbot: "YandexBot",
  youbot: "YouBot"
}, c = {
  bot: "bot",
  desktop: "desktop",
  mobile: "mobile",
  tablet: "tablet",
  tv: "tv"
}, b = {
  Android: "Android",
  Bada: "Bada",
  BlackBerry: "BlackBerry",
  ChromeOS: "Chrome OS",
  HarmonyOS: "HarmonyOS",
  iOS: "iOS",
  Linux: "Linux",
  MacOS: "macOS",
  PlayStation4: "PlayStation 4",
  Roku: "Roku",
  Tizen: "Tizen",
  WebOS: "WebOS",
  Windows: "Windows",
  WindowsPhone: "Windows Phone"
}, g = {
  Blink: "Blink",
  EdgeHTML: "EdgeHTML",
  Gecko: "Gecko",
  LibWeb: "LibWeb",
  Presto: "Presto",
  Trident: "Trident",
  WebKit: "WebKit"
}, n = /* @__PURE__ */ (function() {
  function i() {
  }
  return i.getFirstMatch = function(r, e) {
    var s = e.match(r);
    return s && s.length > 0 && s[1] || "";
  }, i.getSecondMatch = function(r, e) {
    var s = e.match(r);
    return s && s.length > 1 && s[2] || "";
  }, i.matchAndReturnConst = function(r, e, s) {
    if (r.test(e)) return s;
  }, i.isFirefoxOnIpad = function(r) {
    var e = r.indexOf("Macintosh");
    if (e === -1) return !1;
    var s = r.indexOf(" FxiOS", e + 9);
    return s !== -1 && r.indexOf("/", s + 6) !== -1;
  }, i.getWindowsVersionName = function(r) {
    switch (r) {
      case "NT":
        return "NT";
      case "XP":
        return "XP";
      case "NT 5.0":
        return "2000";
      case "NT 5.1":
        return "XP";
      case "NT 5.2":
        return "2003";
      case "NT 6.0":
        return "Vista";
      case "NT 6.1":
        return "7";
      case "NT 6.2":
        return "8";
      case "NT 6.3":
        return "8.1";
      case "NT 10.0":
        return "10";
      default:
        return;
    }
  }, i.getMacOSVersionName = function(r) {
    var e = r.split(".").splice(0, 2).map(function(d) {
      return parseInt(d, 10) || 0;
    });
    e.push(0);
    var s = e[0], o = e[1];
    if (s === 10) switch (o) {
      case 5:
        return "Leopard";
      case 6:
        return "Snow Leopard";
      case 7:
        return "Lion";
      case 8:
        return "Mountain Lion";
      case 9:
        return "Mavericks";
      case 10:
        return "Yosemite";
      case 11:
        return "El Capitan";
      case 12:
        return "Sierra";
      case 13:
        return "High Sierra";
      case 14:
        return "Mojave";
      case 15:
        return "Catalina";
      default:
        return;
    }
    switch (s) {
      case 11:
        return "Big Sur";
      case 12:
        return "Monterey";
      case 13:
        return "Ventura";
      case 14:
        return "Sonoma";
      case 15:
        return "Sequoia";
      default:
        return;
    }
  }, i.getAndroidVersionName = function(r) {
    var e = r.split(".").splice(0, 2).map(function(s) {
      return parseInt(s, 10) || 0;
    });
    if (e.push(0), !(e[0] === 1 && e[1] < 5)) {
      if (e[0] === 1 && e[1] < 6) return "Cupcake";
      if (e[0] === 1 && e[1] >= 6) return "Donut";
      if (e[0] === 2 && e[1] < 2) return "Eclair";
      if (e[0] === 2 && e[1] === 2) return "Froyo";
      if (e[0] === 2 && e[1] > 2) return "Gingerbread";
      if (e[0] === 3) return "Honeycomb";
      if (e[0] === 4 && e[1] < 1) return "Ice Cream Sandwich";
      if (e[0] === 4 && e[1] < 4) return "Jelly Bean";
      if (e[0] === 4 && e[1] >= 4) return "KitKat";
      if (e[0] === 5) return "Lollipop";
      if (e[0] === 6) return "Marshmallow";
      if (e[0] === 7) return "Nougat";
      if (e[0] === 8) return "Oreo";
      if (e[0] === 9) return "Pie";
    }
  }, i.getVersionPrecision = function(r) {
    return r.split(".").length;
  }, i.compareVersions = function(r, e, s) {
    s === void 0 && (s = !1);
    var o = i.getVersionPrecision(r), d = i.getVersionPrecision(e), u = Math.max(o, d), f = 0, v = i.map([r, e], function(p) {
      var l = u - i.getVersionPrecision(p), m = p + new Array(l + 1).join(".0");
      return i.map(m.split("."), function(w) {
        return new Array(20 - w.length).join("0") + w;
      }).reverse();
    });
    for (s && (f = u - Math.min(o, d)), u -= 1; u >= f; ) {
      if (v[0][u] > v[1][u]) return 1;
      if (v[0][u] === v[1][u]) {
        if (u === f) return 0;
        u -= 1;
      } else if (v[0][u] < v[1][u]) return -1;
    }
  }, i.map = function(r, e) {
    var s = [], o;
    if (Array.prototype.map) return Array.prototype.map.call(r, e);
    for (o = 0; o < r.length; o += 1) s.push(e(r[o]));
    return s;
  }, i.find = function(r, e) {
    var s, o;
    if (Array.prototype.find) return Array.prototype.find.call(r, e);
    for (s = 0, o = r.length; s < o; s += 1) {
      var d = r[s];
      if (e(d, s)) return d;
    }
  }, i.assign = function(r) {
    for (var e = r, s, o, d = arguments.length, u = new Array(d > 1 ? d - 1 : 0), f = 1; f < d; f++) u[f - 1] = arguments[f];
    if (Object.assign) return Object.assign.apply(Object, [r].concat(u));
    var v = function() {
      var l = u[s];
      typeof l == "object" && l !== null && Object.keys(l).forEach(function(m) {
        e[m] = l[m];
      });
    };
    for (s = 0, o = u.length; s < o; s += 1) v();
    return r;
  }, i.getBrowserAlias = function(r) {
    return _[r];
  }, i.getBrowserTypeByAlias = function(r) {
    return S[r] || "";
  }, i;
})(), a = /version\/(\d+(\.?_?\d+)+)/i, A = [{
  test: [/gptbot/i],
  describe: function(t) {
    var r = {
      name: "GPTBot"
    }, e = n.getFirstMatch(/gptbot\/(\d+(\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/chatgpt-user/i],
  describe: function(t) {
    var r = {
      name: "ChatGPT-User"
    }, e = n.getFirstMatch(/chatgpt-user\/(\d+(\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/oai-searchbot/i],
  describe: function(t) {
    var r = {
      name: "OAI-SearchBot"
    }, e = n.getFirstMatch(/oai-searchbot\/(\d+(\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/claudebot/i, /claude-web/i, /claude-user/i, /claude-searchbot/i],
  describe: function(t) {
    var r = {
      name: "ClaudeBot"
    }, e = n.getFirstMatch(/(?:claudebot|claude-web|claude-user|claude-searchbot)\/(\d+(\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/omgilibot/i, /webzio-extended/i],
  describe: function(t) {
    var r = {
      name: "Omgilibot"
    }, e = n.getFirstMatch(/(?:omgilibot|webzio-extended)\/(\d+(\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/diffbot/i],
  describe: function(t) {
    var r = {
      name: "Diffbot"
    }, e = n.getFirstMatch(/diffbot\/(\d+(\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/perplexitybot/i],
  describe: function(t) {
    var r = {
      name: "PerplexityBot"
    }, e = n.getFirstMatch(/perplexitybot\/(\d+(\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/perplexity-user/i],
  describe: function(t) {
    var r = {
      name: "Perplexity-User"
    }, e = n.getFirstMatch(/perplexity-user\/(\d+(\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/youbot/i],
  describe: function(t) {
    var r = {
      name: "YouBot"
    }, e = n.getFirstMatch(/youbot\/(\d+(\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/meta-webindexer/i],
  describe: function(t) {
    var r = {
      name: "Meta-WebIndexer"
    }, e = n.getFirstMatch(/meta-webindexer\/(\d+(\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/meta-externalads/i],
  describe: function(t) {
    var r = {
      name: "Meta-ExternalAds"
    }, e = n.getFirstMatch(/meta-externalads\/(\d+(\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/meta-externalagent/i],
  describe: function(t) {
    var r = {
      name: "Meta-ExternalAgent"
    }, e = n.getFirstMatch(/meta-externalagent\/(\d+(\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/meta-externalfetcher/i],
  describe: function(t) {
    var r = {
      name: "Meta-ExternalFetcher"
    }, e = n.getFirstMatch(/meta-externalfetcher\/(\d+(\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/googlebot/i],
  describe: function(t) {
    var r = {
      name: "Googlebot"
    }, e = n.getFirstMatch(/googlebot\/(\d+(\.\d+))/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/linespider/i],
  describe: function(t) {
    var r = {
      name: "Linespider"
    }, e = n.getFirstMatch(/(?:linespider)(?:-[-\w]{1,64})?[\s/](\d+(\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/amazonbot/i],
  describe: function(t) {
    var r = {
      name: "AmazonBot"
    }, e = n.getFirstMatch(/amazonbot\/(\d+(\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/bingbot/i],
  describe: function(t) {
    var r = {
      name: "BingCrawler"
    }, e = n.getFirstMatch(/bingbot\/(\d+(\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/baiduspider/i],
  describe: function(t) {
    var r = {
      name: "BaiduSpider"
    }, e = n.getFirstMatch(/baiduspider\/(\d+(\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/duckduckbot/i],
  describe: function(t) {
    var r = {
      name: "DuckDuckBot"
    }, e = n.getFirstMatch(/duckduckbot\/(\d+(\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/ia_archiver/i],
  describe: function(t) {
    var r = {
      name: "InternetArchiveCrawler"
    }, e = n.getFirstMatch(/ia_archiver\/(\d+(\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/facebookexternalhit/i, /facebookcatalog/i],
  describe: function() {
    return {
      name: "FacebookExternalHit"
    };
  }
}, {
  test: [/slackbot/i, /slack-imgProxy/i],
  describe: function(t) {
    var r = {
      name: "SlackBot"
    }, e = n.getFirstMatch(/(?:slackbot|slack-imgproxy)(?:-[-\w]{1,64})?[\s/](\d+(\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/yahoo!?[\s/]*slurp/i],
  describe: function() {
    return {
      name: "YahooSlurp"
    };
  }
}, {
  test: [/yandexbot/i, /yandexmobilebot/i],
  describe: function() {
    return {
      name: "YandexBot"
    };
  }
}, {
  test: [/pingdom/i],
  describe: function() {
    return {
      name: "PingdomBot"
    };
  }
}, {
  test: [/opera/i],
  describe: function(t) {
    var r = {
      name: "Opera"
    }, e = n.getFirstMatch(a, t) || n.getFirstMatch(/(?:opera)[\s/](\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/opr\/|opios/i],
  describe: function(t) {
    var r = {
      name: "Opera"
    }, e = n.getFirstMatch(/(?:opr|opios)[\s/](\S+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/SamsungBrowser/i],
  describe: function(t) {
    var r = {
      name: "Samsung Internet for Android"
    }, e = n.getFirstMatch(a, t) || n.getFirstMatch(/(?:SamsungBrowser)[\s/](\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/Whale/i],
  describe: function(t) {
    var r = {
      name: "NAVER Whale Browser"
    }, e = n.getFirstMatch(a, t) || n.getFirstMatch(/(?:whale)[\s/](\d+(?:\.\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/PaleMoon/i],
  describe: function(t) {
    var r = {
      name: "Pale Moon"
    }, e = n.getFirstMatch(a, t) || n.getFirstMatch(/(?:PaleMoon)[\s/](\d+(?:\.\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/HeyTapBrowser/i],
  describe: function(t) {
    var r = {
      name: "HeyTap Browser"
    }, e = n.getFirstMatch(/(?:HeyTapBrowser)[\s/](\d+(?:\.\d+)*)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/VivoBrowser/i],
  describe: function(t) {
    var r = {
      name: "Vivo Browser"
    }, e = n.getFirstMatch(/(?:VivoBrowser)[\s/](\d+(?:\.\d+)*)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/MZBrowser/i],
  describe: function(t) {
    var r = {
      name: "MZ Browser"
    }, e = n.getFirstMatch(/(?:MZBrowser)[\s/](\d+(?:\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/focus/i],
  describe: function(t) {
    var r = {
      name: "Focus"
    }, e = n.getFirstMatch(/(?:focus)[\s/](\d+(?:\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/swing/i],
  describe: function(t) {
    var r = {
      name: "Swing"
    }, e = n.getFirstMatch(/(?:swing)[\s/](\d+(?:\.\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/coast/i],
  describe: function(t) {
    var r = {
      name: "Opera Coast"
    }, e = n.getFirstMatch(a, t) || n.getFirstMatch(/(?:coast)[\s/](\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/opt\/\d+(?:.?_?\d+)+/i],
  describe: function(t) {
    var r = {
      name: "Opera Touch"
    }, e = n.getFirstMatch(/(?:opt)[\s/](\d+(\.?_?\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/yabrowser/i],
  describe: function(t) {
    var r = {
      name: "Yandex Browser"
    }, e = n.getFirstMatch(/(?:yabrowser)[\s/](\d+(\.?_?\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/ucbrowser/i],
  describe: function(t) {
    var r = {
      name: "UC Browser"
    }, e = n.getFirstMatch(a, t) || n.getFirstMatch(/(?:ucbrowser)[\s/](\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/Maxthon|mxios/i],
  describe: function(t) {
    var r = {
      name: "Maxthon"
    }, e = n.getFirstMatch(a, t) || n.getFirstMatch(/(?:Maxthon|mxios)[\s/](\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/epiphany/i],
  describe: function(t) {
    var r = {
      name: "Epiphany"
    }, e = n.getFirstMatch(a, t) || n.getFirstMatch(/(?:epiphany)[\s/](\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/puffin/i],
  describe: function(t) {
    var r = {
      name: "Puffin"
    }, e = n.getFirstMatch(a, t) || n.getFirstMatch(/(?:puffin)[\s/](\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/sleipnir/i],
  describe: function(t) {
    var r = {
      name: "Sleipnir"
    }, e = n.getFirstMatch(a, t) || n.getFirstMatch(/(?:sleipnir)[\s/](\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/k-meleon/i],
  describe: function(t) {
    var r = {
      name: "K-Meleon"
    }, e = n.getFirstMatch(a, t) || n.getFirstMatch(/(?:k-meleon)[\s/](\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/micromessenger/i],
  describe: function(t) {
    var r = {
      name: "WeChat"
    }, e = n.getFirstMatch(/(?:micromessenger)[\s/](\d+(\.?_?\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/qqbrowser/i],
  describe: function(t) {
    var r = {
      name: /qqbrowserlite/i.test(t) ? "QQ Browser Lite" : "QQ Browser"
    }, e = n.getFirstMatch(/(?:qqbrowserlite|qqbrowser)[/](\d+(\.?_?\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/msie|trident/i],
  describe: function(t) {
    var r = {
      name: "Internet Explorer"
    }, e = n.getFirstMatch(/(?:msie |rv:)(\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/\sedg\//i],
  describe: function(t) {
    var r = {
      name: "Microsoft Edge"
    }, e = n.getFirstMatch(/\sedg\/(\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/edg([ea]|ios)\//i],
  describe: function(t) {
    var r = {
      name: "Microsoft Edge"
    }, e = n.getSecondMatch(/edg([ea]|ios)\/(\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: function(t) {
    return t.hasBrand("Vivaldi") ? !0 : t.test(/vivaldi/i);
  },
  describe: function(t, r) {
    var e = {
      name: "Vivaldi"
    };
    if (r) {
      var s = r.getBrandVersion("Vivaldi");
      if (s)
        return e.version = s, e;
    }
    var o = n.getFirstMatch(/vivaldi\/(\d+(\.?_?\d+)+)/i, t);
    return o && (e.version = o), e;
  }
}, {
  test: [/seamonkey/i],
  describe: function(t) {
    var r = {
      name: "SeaMonkey"
    }, e = n.getFirstMatch(/seamonkey\/(\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/sailfish/i],
  describe: function(t) {
    var r = {
      name: "Sailfish"
    }, e = n.getFirstMatch(/sailfish\s?browser\/(\d+(\.\d+)?)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/silk/i],
  describe: function(t) {
    var r = {
      name: "Amazon Silk"
    }, e = n.getFirstMatch(/silk\/(\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/phantom/i],
  describe: function(t) {
    var r = {
      name: "PhantomJS"
    }, e = n.getFirstMatch(/phantomjs\/(\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/slimerjs/i],
  describe: function(t) {
    var r = {
      name: "SlimerJS"
    }, e = n.getFirstMatch(/slimerjs\/(\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/blackberry|\bbb\d+/i, /rim\stablet/i],
  describe: function(t) {
    var r = {
      name: "BlackBerry"
    }, e = n.getFirstMatch(a, t) || n.getFirstMatch(/blackberry[\d]+\/(\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/(web|hpw)[o0]s/i],
  describe: function(t) {
    var r = {
      name: "WebOS Browser"
    }, e = n.getFirstMatch(a, t) || n.getFirstMatch(/w(?:eb)?[o0]sbrowser\/(\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/bada/i],
  describe: function(t) {
    var r = {
      name: "Bada"
    }, e = n.getFirstMatch(/dolfin\/(\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/tizen/i],
  describe: function(t) {
    var r = {
      name: "Tizen"
    }, e = n.getFirstMatch(/(?:tizen\s?)?browser\/(\d+(\.?_?\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/qupzilla/i],
  describe: function(t) {
    var r = {
      name: "QupZilla"
    }, e = n.getFirstMatch(/(?:qupzilla)[\s/](\d+(\.?_?\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/librewolf/i],
  describe: function(t) {
    var r = {
      name: "LibreWolf"
    }, e = n.getFirstMatch(/(?:librewolf)[\s/](\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/firefox|iceweasel|fxios/i],
  describe: function(t) {
    var r = {
      name: "Firefox"
    }, e = n.getFirstMatch(/(?:firefox|iceweasel|fxios)[\s/](\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/electron/i],
  describe: function(t) {
    var r = {
      name: "Electron"
    }, e = n.getFirstMatch(/(?:electron)\/(\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/sogoumobilebrowser/i, /metasr/i, /se 2\.[x]/i],
  describe: function(t) {
    var r = {
      name: "Sogou Browser"
    }, e = n.getFirstMatch(/(?:sogoumobilebrowser)[\s/](\d+(\.?_?\d+)+)/i, t), s = n.getFirstMatch(/(?:chrome|crios|crmo)\/(\d+(\.?_?\d+)+)/i, t), o = n.getFirstMatch(/se ([\d.]+)x/i, t), d = e || s || o;
    return d && (r.version = d), r;
  }
}, {
  test: [/MiuiBrowser/i],
  describe: function(t) {
    var r = {
      name: "Miui"
    }, e = n.getFirstMatch(/(?:MiuiBrowser)[\s/](\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: function(t) {
    return t.hasBrand("DuckDuckGo") ? !0 : t.test(/\sDdg\/[\d.]+$/i);
  },
  describe: function(t, r) {
    var e = {
      name: "DuckDuckGo"
    };
    if (r) {
      var s = r.getBrandVersion("DuckDuckGo");
      if (s)
        return e.version = s, e;
    }
    var o = n.getFirstMatch(/\sDdg\/([\d.]+)$/i, t);
    return o && (e.version = o), e;
  }
}, {
  test: function(t) {
    return t.hasBrand("Brave");
  },
  describe: function(t, r) {
    var e = {
      name: "Brave"
    };
    if (r) {
      var s = r.getBrandVersion("Brave");
      if (s)
        return e.version = s, e;
    }
    return e;
  }
}, {
  test: [/chromium/i],
  describe: function(t) {
    var r = {
      name: "Chromium"
    }, e = n.getFirstMatch(/(?:chromium)[\s/](\d+(\.?_?\d+)+)/i, t) || n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/ladybird/i],
  describe: function(t) {
    var r = {
      name: "Ladybird"
    }, e = n.getFirstMatch(/ladybird\/(\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/chrome|crios|crmo/i],
  describe: function(t) {
    var r = {
      name: "Chrome"
    }, e = n.getFirstMatch(/(?:chrome|crios|crmo)\/(\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/GSA/i],
  describe: function(t) {
    var r = {
      name: "Google Search"
    }, e = n.getFirstMatch(/(?:GSA)\/(\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: function(t) {
    var r = !t.test(/like android/i), e = t.test(/android/i);
    return r && e;
  },
  describe: function(t) {
    var r = {
      name: "Android Browser"
    }, e = n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/playstation 4/i],
  describe: function(t) {
    var r = {
      name: "PlayStation 4"
    }, e = n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/safari|applewebkit/i],
  describe: function(t) {
    var r = {
      name: "Safari"
    }, e = n.getFirstMatch(a, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/.*/i],
  describe: function(t) {
    var r = t.search("\\(") !== -1 ? /^(.*)\/([^/]*)[ \t]\((.*)/ : /^(.*)\/([^/]*) /;
    return {
      name: n.getFirstMatch(r, t),
      version: n.getSecondMatch(r, t)
    };
  }
}], P = [{
  test: [/Roku\/DVP/],
  describe: function(t) {
    var r = n.getFirstMatch(/Roku\/DVP-(\d+\.\d+)/i, t);
    return {
      name: b.Roku,
      version: r
    };
  }
}, {
  test: [/windows phone/i],
  describe: function(t) {
    var r = n.getFirstMatch(/windows phone (?:os)?\s?(\d+(\.\d+)*)/i, t);
    return {
      name: b.WindowsPhone,
      version: r
    };
  }
}, {
  test: [/windows /i],
  describe: function(t) {
    var r = n.getFirstMatch(/Windows ((NT|XP)( \d\d?.\d)?)/i, t), e = n.getWindowsVersionName(r);
    return {
      name: b.Windows,
      version: r,
      versionName: e
    };
  }
}, {
  test: function(t) {
    return n.isFirefoxOnIpad(t.getUA());
  },
  describe: function(t) {
    var r = {
      name: b.iOS
    }, e = n.getSecondMatch(/(Version\/)(\d[\d.]+)/, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/macintosh/i],
  describe: function(t) {
    var r = n.getFirstMatch(/mac os x (\d+(\.?_?\d+)+)/i, t).replace(/[_\s]/g, "."), e = n.getMacOSVersionName(r), s = {
      name: b.MacOS,
      version: r
    };
    return e && (s.versionName = e), s;
  }
}, {
  test: [/(ipod|iphone|ipad)/i],
  describe: function(t) {
    var r = n.getFirstMatch(/os (\d+([_\s]\d+)*) like mac os x/i, t).replace(/[_\s]/g, ".");
    return {
      name: b.iOS,
      version: r
    };
  }
}, {
  test: [/OpenHarmony/i],
  describe: function(t) {
    var r = n.getFirstMatch(/OpenHarmony\s+(\d+(\.\d+)*)/i, t);
    return {
      name: b.HarmonyOS,
      version: r
    };
  }
}, {
  test: function(t) {
    var r = !t.test(/like android/i), e = t.test(/android/i);
    return r && e;
  },
  describe: function(t) {
    var r = n.getFirstMatch(/android[\s/-](\d+(\.\d+)*)/i, t), e = n.getAndroidVersionName(r), s = {
      name: b.Android,
      version: r
    };
    return e && (s.versionName = e), s;
  }
}, {
  test: [/(web|hpw)[o0]s/i],
  describe: function(t) {
    var r = n.getFirstMatch(/(?:web|hpw)[o0]s\/(\d+(\.\d+)*)/i, t), e = {
      name: b.WebOS
    };
    return r && r.length && (e.version = r), e;
  }
}, {
  test: [/blackberry|\bbb\d+/i, /rim\stablet/i],
  describe: function(t) {
    var r = n.getFirstMatch(/rim\stablet\sos\s(\d+(\.\d+)*)/i, t) || n.getFirstMatch(/blackberry\d+\/(\d+([_\s]\d+)*)/i, t) || n.getFirstMatch(/\bbb(\d+)/i, t);
    return {
      name: b.BlackBerry,
      version: r
    };
  }
}, {
  test: [/bada/i],
  describe: function(t) {
    var r = n.getFirstMatch(/bada\/(\d+(\.\d+)*)/i, t);
    return {
      name: b.Bada,
      version: r
    };
  }
}, {
  test: [/tizen/i],
  describe: function(t) {
    var r = n.getFirstMatch(/tizen[/\s](\d+(\.\d+)*)/i, t);
    return {
      name: b.Tizen,
      version: r
    };
  }
}, {
  test: [/linux/i],
  describe: function() {
    return {
      name: b.Linux
    };
  }
}, {
  test: [/CrOS/],
  describe: function() {
    return {
      name: b.ChromeOS
    };
  }
}, {
  test: [/PlayStation 4/],
  describe: function(t) {
    var r = n.getFirstMatch(/PlayStation 4[/\s](\d+(\.\d+)*)/i, t);
    return {
      name: b.PlayStation4,
      version: r
    };
  }
}], O = [{
  test: [/googlebot/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "Google"
    };
  }
}, {
  test: [/linespider/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "Line"
    };
  }
}, {
  test: [/amazonbot/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "Amazon"
    };
  }
}, {
  test: [/gptbot/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "OpenAI"
    };
  }
}, {
  test: [/chatgpt-user/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "OpenAI"
    };
  }
}, {
  test: [/oai-searchbot/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "OpenAI"
    };
  }
}, {
  test: [/baiduspider/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "Baidu"
    };
  }
}, {
  test: [/bingbot/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "Bing"
    };
  }
}, {
  test: [/duckduckbot/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "DuckDuckGo"
    };
  }
}, {
  test: [/claudebot/i, /claude-web/i, /claude-user/i, /claude-searchbot/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "Anthropic"
    };
  }
}, {
  test: [/omgilibot/i, /webzio-extended/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "Webz.io"
    };
  }
}, {
  test: [/diffbot/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "Diffbot"
    };
  }
}, {
  test: [/perplexitybot/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "Perplexity AI"
    };
  }
}, {
  test: [/perplexity-user/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "Perplexity AI"
    };
  }
}, {
  test: [/youbot/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "You.com"
    };
  }
}, {
  test: [/ia_archiver/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "Internet Archive"
    };
  }
}, {
  test: [/meta-webindexer/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "Meta"
    };
  }
}, {
  test: [/meta-externalads/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "Meta"
    };
  }
}, {
  test: [/meta-externalagent/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "Meta"
    };
  }
}, {
  test: [/meta-externalfetcher/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "Meta"
    };
  }
}, {
  test: [/facebookexternalhit/i, /facebookcatalog/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "Meta"
    };
  }
}, {
  test: [/slackbot/i, /slack-imgProxy/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "Slack"
    };
  }
}, {
  test: [/yahoo/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "Yahoo"
    };
  }
}, {
  test: [/yandexbot/i, /yandexmobilebot/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "Yandex"
    };
  }
}, {
  test: [/pingdom/i],
  describe: function() {
    return {
      type: c.bot,
      vendor: "Pingdom"
    };
  }
}, {
  test: [/huawei/i],
  describe: function(t) {
    var r = n.getFirstMatch(/(can-l01)/i, t) && "Nova", e = {
      type: c.mobile,
      vendor: "Huawei"
    };
    return r && (e.model = r), e;
  }
}, {
  test: [/nexus\s*(?:7|8|9|10).*/i],
  describe: function() {
    return {
      type: c.tablet,
      vendor: "Nexus"
    };
  }
}, {
  test: [/ipad/i],
  describe: function() {
    return {
      type: c.tablet,
      vendor: "Apple",
      model: "iPad"
    };
  }
}, {
  test: function(t) {
    return n.isFirefoxOnIpad(t.getUA());
  },
  describe: function() {
    return {
      type: c.tablet,
      vendor: "Apple",
      model: "iPad"
    };
  }
}, {
  test: [/kftt build/i],
  describe: function() {
    return {
      type: c.tablet,
      vendor: "Amazon",
      model: "Kindle Fire HD 7"
    };
  }
}, {
  test: [/silk/i],
  describe: function() {
    return {
      type: c.tablet,
      vendor: "Amazon"
    };
  }
}, {
  test: [/tablet(?! pc)/i],
  describe: function() {
    return {
      type: c.tablet
    };
  }
}, {
  test: function(t) {
    var r = t.test(/ipod|iphone/i), e = t.test(/like (ipod|iphone)/i);
    return r && !e;
  },
  describe: function(t) {
    var r = n.getFirstMatch(/(ipod|iphone)/i, t);
    return {
      type: c.mobile,
      vendor: "Apple",
      model: r
    };
  }
}, {
  test: [/nexus\s*[0-6].*/i, /galaxy nexus/i],
  describe: function() {
    return {
      type: c.mobile,
      vendor: "Nexus"
    };
  }
}, {
  test: [/Nokia/i],
  describe: function(t) {
    var r = n.getFirstMatch(/Nokia\s+([0-9]+(\.[0-9]+)?)/i, t), e = {
      type: c.mobile,
      vendor: "Nokia"
    };
    return r && (e.model = r), e;
  }
}, {
  test: [/[^-]mobi/i],
  describe: function() {
    return {
      type: c.mobile
    };
  }
}, {
  test: function(t) {
    return t.getBrowserName(!0) === "blackberry";
  },
  describe: function() {
    return {
      type: c.mobile,
      vendor: "BlackBerry"
    };
  }
}, {
  test: function(t) {
    return t.getBrowserName(!0) === "bada";
  },
  describe: function() {
    return {
      type: c.mobile
    };
  }
}, {
  test: function(t) {
    return t.getBrowserName() === "windows phone";
  },
  describe: function() {
    return {
      type: c.mobile,
      vendor: "Microsoft"
    };
  }
}, {
  test: function(t) {
    var r = Number(String(t.getOSVersion()).split(".")[0]);
    return t.getOSName(!0) === "android" && r >= 3;
  },
  describe: function() {
    return {
      type: c.tablet
    };
  }
}, {
  test: function(t) {
    return t.getOSName(!0) === "android";
  },
  describe: function() {
    return {
      type: c.mobile
    };
  }
}, {
  test: [/smart-?tv|smarttv/i],
  describe: function() {
    return {
      type: c.tv
    };
  }
}, {
  test: [/netcast/i],
  describe: function() {
    return {
      type: c.tv
    };
  }
}, {
  test: function(t) {
    return t.getOSName(!0) === "macos";
  },
  describe: function() {
    return {
      type: c.desktop,
      vendor: "Apple"
    };
  }
}, {
  test: function(t) {
    return t.getOSName(!0) === "windows";
  },
  describe: function() {
    return {
      type: c.desktop
    };
  }
}, {
  test: function(t) {
    return t.getOSName(!0) === "linux";
  },
  describe: function() {
    return {
      type: c.desktop
    };
  }
}, {
  test: function(t) {
    return t.getOSName(!0) === "playstation 4";
  },
  describe: function() {
    return {
      type: c.tv
    };
  }
}, {
  test: function(t) {
    return t.getOSName(!0) === "roku";
  },
  describe: function() {
    return {
      type: c.tv
    };
  }
}], N = [{
  test: function(t) {
    return t.getBrowserName(!0) === "microsoft edge";
  },
  describe: function(t) {
    if (/\sedg\//i.test(t)) return {
      name: g.Blink
    };
    var r = n.getFirstMatch(/edge\/(\d+(\.?_?\d+)+)/i, t);
    return {
      name: g.EdgeHTML,
      version: r
    };
  }
}, {
  test: function(t) {
    return t.getBrowserName(!0) === "ladybird";
  },
  describe: function() {
    return {
      name: g.LibWeb
    };
  }
}, {
  test: [/trident/i],
  describe: function(t) {
    var r = {
      name: g.Trident
    }, e = n.getFirstMatch(/trident\/(\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: function(t) {
    return t.test(/presto/i);
  },
  describe: function(t) {
    var r = {
      name: g.Presto
    }, e = n.getFirstMatch(/presto\/(\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: function(t) {
    var r = t.test(/gecko/i), e = t.test(/like gecko/i);
    return r && !e;
  },
  describe: function(t) {
    var r = {
      name: g.Gecko
    }, e = n.getFirstMatch(/gecko\/(\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}, {
  test: [/(apple)?webkit\/537\.36/i],
  describe: function() {
    return {
      name: g.Blink
    };
  }
}, {
  test: [/(apple)?webkit/i],
  describe: function(t) {
    var r = {
      name: g.WebKit
    }, e = n.getFirstMatch(/webkit\/(\d+(\.?_?\d+)+)/i, t);
    return e && (r.version = e), r;
  }
}], B = /* @__PURE__ */ (function() {
  function i(r, e, s) {
    if (e === void 0 && (e = !1), s === void 0 && (s = null), r == null || r === "") throw new Error("UserAgent parameter can't be empty");
    this._ua = r;
    var o = !1;
    typeof e == "boolean" ? (o = e, this._hints = s) : e != null && typeof e == "object" ? this._hints = e : this._hints = null, this.parsedResult = {}, o !== !0 && this.parse();
  }
  var t = i.prototype;
  return t.getHints = function() {
    return this._hints;
  }, t.hasBrand = function(e) {
    if (!this._hints || !Array.isArray(this._hints.brands)) return !1;
    var s = e.toLowerCase();
    return this._hints.brands.some(function(o) {
      return o.brand && o.brand.toLowerCase() === s;
    });
  }, t.getBrandVersion = function(e) {
    if (!(!this._hints || !Array.isArray(this._hints.brands))) {
      var s = e.toLowerCase(), o = n.find(this._hints.brands, function(d) {
        return d.brand && d.brand.toLowerCase() === s;
      });
      return o ? o.version : void 0;
    }
  }, t.getUA = function() {
    return this._ua;
  }, t.test = function(e) {
    return e.test(this._ua);
  }, t.parseBrowser = function() {
    var e = this;
    this.parsedResult.browser = {};
    var s = n.find(A, function(o) {
      if (typeof o.test == "function") return o.test(e);
      if (Array.isArray(o.test)) return o.test.some(function(d) {
        return e.test(d);
      });
      throw new Error("Browser's test function is not valid");
    });
    return s && (this.parsedResult.browser = s.describe(this.getUA(), this)), this.parsedResult.browser;
  }, t.getBrowser = function() {
    return this.parsedResult.browser ? this.parsedResult.browser : this.parseBrowser();
  }, t.getBrowserName = function(e) {
    return e ? String(this.getBrowser().name).toLowerCase() || "" : this.getBrowser().name || "";
  }, t.getBrowserVersion = function() {
    return this.getBrowser().version;
  }, t.getOS = function() {
    return this.parsedResult.os ? this.parsedResult.os : this.parseOS();
  }, t.parseOS = function() {
    var e = this;
    this.parsedResult.os = {};
    var s = n.find(P, function(o) {
      if (typeof o.test == "function") return o.test(e);
      if (Array.isArray(o.test)) return o.test.some(function(d) {
        return e.test(d);
      });
      throw new Error("Browser's test function is not valid");
    });
    return s && (this.parsedResult.os = s.describe(this.getUA())), this.parsedResult.os;
  }, t.getOSName = function(e) {
    var s = this.getOS().name;
    return e ? String(s).toLowerCase() || "" : s || "";
  }, t.getOSVersion = function() {
    return this.getOS().version;
  }, t.getPlatform = function() {
    return this.parsedResult.platform ? this.parsedResult.platform : this.parsePlatform();
  }, t.getPlatformType = function(e) {
    e === void 0 && (e = !1);
    var s = this.getPlatform().type;
    return e ? String(s).toLowerCase() || "" : s || "";
  }, t.parsePlatform = function() {
    var e = this;
    this.parsedResult.platform = {};
    var s = n.find(O, function(o) {
      if (typeof o.test == "function") return o.test(e);
      if (Array.isArray(o.test)) return o.test.some(function(d) {
        return e.test(d);
      });
      throw new Error("Browser's test function is not valid");
    });
    return s && (this.parsedResult.platform = s.describe(this.getUA())), this.parsedResult.platform;
  }, t.getEngine = function() {
    return this.parsedResult.engine ? this.parsedResult.engine : this.parseEngine();
  }, t.getEngineName = function(e) {
    return e ? String(this.getEngine().name).toLowerCase() || "" : this.getEngine().name || "";
  }, t.parseEngine = function() {
    var e = this;
    this.parsedResult.engine = {};
    var s = n.find(N, function(o) {
      if (typeof o.test == "function") return o.test(e);
      if (Array.isArray(o.test)) return o.test.some(function(d) {
        return e.test(d);
      });
      throw new Error("Browser's test function is not valid");
    });
    return s && (this.parsedResult.engine = s.describe(this.getUA())), this.parsedResult.engine;
  }, t.parse = function() {
    return this.parseBrowser(), this.parseOS(), this.parsePlatform(), this.parseEngine(), this;
  }, t.getResult = function() {
    return n.assign({}, this.parsedResult);
  }, t.satisfies = function(e) {
    var s = this, o = {}, d = 0, u = {}, f = 0;
    if (Object.keys(e).forEach(function(h) {
      var M = e[h];
      typeof M == "string" || Array.isArray(M) ? (u[h] = M, f += 1) : typeof M == "object" && (o[h] = M, d += 1);
    }), d > 0) {
      var v = Object.keys(o), p = n.find(v, function(h) {
        return s.isOS(h);
      });
      if (p) {
        var l = this.satisfies(o[p]);
        if (l !== void 0) return l;
      }
      var m = n.find(v, function(h) {
        return s.isPlatform(h);
      });
      if (m) {
        var w = this.satisfies(o[m]);
        if (w !== void 0) return w;
      }
    }
    if (f > 0) {
      var k = Object.keys(u), y = n.find(k, function(h) {
        return s.isBrowser(h, !0);
      });
      if (y !== void 0) return this.compareVersions(u[y]);
    }
  }, t.isBrowser = function(e, s) {
    s === void 0 && (s = !1);
    var o = this.getBrowserName().toLowerCase(), d = e.toLowerCase(), u = n.getBrowserTypeByAlias(d);
    return s && u && (d = u.toLowerCase()), d === o;
  }, t.compareVersions = function(e) {
    var s = this;
    return typeof e == "string" ? this.compareVersion(e) : e.some(function(o) {
      return s.compareVersion(o);
    });
  }, t.compareVersion = function(e) {
    var s = [0], o = e, d = !1, u = this.getBrowserVersion();
    if (typeof u == "string")
      return e[0] === ">" || e[0] === "<" ? (o = e.substr(1), e[1] === "=" ? (d = !0, o = e.substr(2)) : s = [], e[0] === ">" ? s.push(1) : s.push(-1)) : e[0] === "=" ? o = e.substr(1) : e[0] === "~" && (d = !0, o = e.substr(1)), s.indexOf(n.compareVersions(u, o, d)) > -1;
  }, t.isOS = function(e) {
    return this.getOSName(!0) === String(e).toLowerCase();
  }, t.isPlatform = function(e) {
    return this.getPlatformType(!0) === String(e).toLowerCase();
  }, t.isEngine = function(e) {
    return this.getEngineName(!0) === String(e).toLowerCase();
  }, t.is = function(e, s) {
    return s === void 0 && (s = !1), this.isBrowser(e, s) || this.isOS(e) || this.isPlatform(e);
  }, t.some = function(e) {
    var s = this;
    return e === void 0 && (e = []), e.some(function(o) {
      return s.is(o);
    });
  }, i;
})();
function F(i, t) {
  for (var r = 0; r < t.length; r++) {
    var e = t[r];
    e.enumerable = e.enumerable || !1, e.configurable = !0, "value" in e && (e.writable = !0), Object.defineProperty(i, V(e.key), e);
  }
}
function E(i, t, r) {
  return t && F(i.prototype, t), r && F(i, r), Object.defineProperty(i, "prototype", {
    writable: !1
  }), i;
}
function V(i) {
  var t = C(i, "string");
  return typeof t == "symbol" ? t : t + "";
}
function C(i, t) {
  if (typeof i != "object" || !i) return i;
  var r = i[Symbol.toPrimitive];
  if (r !== void 0) {
    var e = r.call(i, t || "default");
    if (typeof e != "object") return e;
    throw new TypeError("@@toPrimitive must return a primitive value.");
  }
  return (t === "string" ? String : Number)(i);
}
var x = /* @__PURE__ */ (function() {
  function i() {
  }
  return i.getParser = function(r, e, s) {
    if (e === void 0 && (e = !1), s === void 0 && (s = null), typeof r != "string") throw new Error("UserAgent should be a string");
    return new B(r, e, s);
  }, i.parse = function(r, e) {
    return e === void 0 && (e = null), new B(r, e).getResult();
  }, E(i, null, [{
    key: "BROWSER_MAP",
    get: function() {
      return S;
    }
  }, {
    key: "ENGINE_MAP",
    get: function() {
      return g;
    }
  }, {
    key: "OS_MAP",
    get: function() {
      return b;
    }
  }, {
    key: "PLATFORMS_MAP",
    get: function() {
      return c;
    }
  }]);
})(), L = x.parse, R = x.getParser;
export {
  S as BROWSER_MAP,
  g as ENGINE_MAP,
  b as OS_MAP,
  c as PLATFORMS_MAP,
  x as default,
  R as getParser,
  L as parse
};
