<?php

require __DIR__ . '/vendor/autoload.php';

// As in applications, requests and tests load a part of the classes.
foreach (glob(__DIR__ . '/vendor/shapes/*/src/Shape*[048].php') as $path) {
    preg_match('~/part(\d+)/src/(Shape\d+)~', $path, $found);
    $class = "Shapes\\Part$found[1]\\$found[2]";
    if ((new $class())->add2(3) !== 5) {
        throw new Exception("$class does not add");
    }
}
